import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** Waits are ten times as long as usual, so that only what hangs ever reaches their end. */
export const PATIENCE_MS = 90_000;

/** Makes a context with more patience, since Playwright's own 30 seconds are too short for a busy machine. */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  // oxlint-disable-next-line no-restricted-properties -- This is the one place.
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
