import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Place } from './browser.ts';
import type { RunningSite } from './built-site.ts';

/** The browser, and one site for all tests of a file; they are there once its tests run. */
export function openSiteForFile(
  start: () => Promise<RunningSite>,
  serviceWorkers: 'allow' | 'block' = 'block',
): () => Place {
  let browser: Browser | undefined;
  let site: RunningSite | undefined;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), start()]);
  });
  afterAll(async () => {
    await site?.stop();
  });
  return () => {
    if (!browser || !site) throw new Error('The site is there once the tests run.');
    return { browser, address: site.address, serviceWorkers };
  };
}
