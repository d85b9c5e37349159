import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** Only what hangs ever reaches it: a machine that is busy with other work may take ten times as long as usual. */
export const PATIENCE_MS = 90_000;

/** A window of its own for a test. Playwright's own wait, 30 seconds, is too short for a busy machine. */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  // oxlint-disable-next-line no-restricted-properties -- This is the one place.
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
