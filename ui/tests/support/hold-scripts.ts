import type { Page } from 'playwright';

const SCRIPTS = '**/assets/*.js';

/**
 * Delays the page's scripts, as a slow network does, until the returned function lets them in or drops them.
 */
export async function holdScripts(page: Page, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let letIn = () => {};
  const wait = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(SCRIPTS, async (route) => {
    await wait;
    await route[end]();
  });
  return letIn;
}
