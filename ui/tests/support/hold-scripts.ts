import type { Page } from 'playwright';

const SCRIPTS = '**/assets/*.js';

/**
 * Keeps the page's scripts on their way, as a slow network does, until the returned function lets them in. Scripts that are
 * lost instead make the page load itself anew, which would come between the steps of a test.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letIn = () => {};
  const wait = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(SCRIPTS, async (route) => {
    await wait;
    await route.continue();
  });
  return letIn;
}
