import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** Ten times the usual wait, so that only what hangs reaches its end. */
export const PATIENCE_MS = 90_000;

/** Makes a context with more patience, since Playwright's own 30 seconds are too short for a busy machine. */
export async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  // oxlint-disable-next-line no-restricted-properties -- All others call newContext.
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}
