import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Place } from './browser.ts';
import { startBuiltSite, type RunningSite } from './built-site.ts';

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

/** Ends with the process. */
let sharedSite: Promise<RunningSite> | undefined;

/**
 * As above, with one site for all files of the process: starting one and making its pages costs two seconds of processor time. Its password
 * is secret, so that no journey changes the catalogue of the others.
 */
export function openSharedSite(): () => Place {
  return openSiteForFile(async () => {
    sharedSite ??= startBuiltSite({ ADMIN_PASSWORD: randomUUID() });
    const { address } = await sharedSite;
    return { address, stop: () => Promise.resolve() };
  });
}
