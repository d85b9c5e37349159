import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, newVisitor } from '../support/browser.ts';
import { logInAt } from '../support/dashboard-page.ts';
import { startSiteFront, type SiteFront } from '../support/site-front.ts';

let browser: Browser;
let front: SiteFront;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, front] = await Promise.all([openBrowser(), startSiteFront()]);
});
afterAll(async () => {
  await front.stop();
});
beforeEach(async () => {
  front.comeBack();
  context = await newVisitor({ browser, address: front.address, serviceWorkers: 'allow' });
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (path: string) => page.goto(front.address + path);
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

/** The search is an entry of the history: what leads elsewhere while the browser still goes back from it is aborted. */
async function closeSearch(): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Search Cocktails' }).waitFor({ state: 'hidden' });
}

/** Paths in the caches of the site, each with the name of its cache before it. */
function kept(): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => `${name} ${new URL(url).pathname}`));
    }
    return found;
  });
}

/** Waits until the worker has kept all of these. */
async function untilKept(...entries: string[]): Promise<void> {
  await expect.poll(kept).toEqual(expect.arrayContaining(entries));
}

test('without a network visited pages are there, and another one says that the visitor is offline', async () => {
  await open('/recipe/negroni');
  await untilKept('pages /recipe/negroni', 'answers /api/cocktails/negroni', 'answers /api/spirits');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await heading('About').waitFor();
  await untilKept('pages /about');
  front.goAway();

  await page.reload();
  await heading('About').waitFor();
  await open('/recipe/negroni');
  await heading('Negroni').waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').count())
    .toBe(3);

  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('daiquiri');
  await page.getByText('The search did not get an answer.').waitFor();
  await closeSearch();

  await open('/recipe/daiquiri');
  await heading('You are offline').waitFor();
  await page.getByRole('link', { name: 'Negroni' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading('You are offline').waitFor();
  front.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading('Daiquiri').waitFor();
  expect(page.url()).toBe(`${front.address}/recipe/daiquiri`);
});

test('while the browser knows that it is offline, links lead to what is on the device, or say that it is not', async () => {
  await open('/categories');
  await untilKept('pages /categories');
  // A link that is followed before the scripts are here loads its page, as links do.
  await page.goto(`${front.address}/about`, { waitUntil: 'networkidle' });
  // The browser's own switch does not reach the worker.
  await context.setOffline(true);
  front.goAway();
  // The page itself needs nothing but code, which is there.
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await heading('Contact').waitFor();
  // Its answers are not on the device, its document is.
  await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
  await page.waitForURL('**/categories');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Aperitif', exact: true }).click();
  await page.getByText('The cocktails could not be loaded.').waitFor();
});

test('saved recipes are kept until they are saved no more', async () => {
  const save = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await page.goto(`${front.address}/recipe/daiquiri`, { waitUntil: 'networkidle' });
  await save(/^Save Daiquiri/);
  await page.goto(`${front.address}/recipe/mojito`, { waitUntil: 'networkidle' });
  await save(/^Save Mojito/);
  await untilKept('saved /recipe/daiquiri', 'saved /recipe/mojito', 'saved /api/cocktails/mojito');
  await page.goto(`${front.address}/recipe/daiquiri`, { waitUntil: 'networkidle' });
  await save(/^Save Daiquiri/);
  await expect.poll(kept).not.toContain('saved /recipe/daiquiri');
  // As if so much else had been visited that they were dropped.
  await page.evaluate(() => Promise.all([caches.delete('pages'), caches.delete('answers')]));
  front.goAway();
  await open('/recipe/mojito');
  await heading('Mojito').waitFor();
});

test('nothing of the dashboard is kept, nor anything that a session sees', async () => {
  await open('/');
  await untilKept('pages /');
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await heading('About').waitFor();
  await untilKept('pages /about');
  const before = await kept();
  const token = await logInAt(page, front.address, 'cocktails');
  await page.getByRole('button', { name: 'Edit Negroni', exact: true }).waitFor();
  await page.evaluate(() => fetch('/api/admin/session').then((response) => response.text()));
  expect(await kept()).toEqual(before);
  const stored = await context.storageState({ indexedDB: true });
  const ofTab = await page.evaluate(() => ({
    ...sessionStorage,
    state: history.state as unknown,
    name: window.name,
  }));
  expect(JSON.stringify([stored, ofTab])).not.toContain(token);
  expect(before.filter((entry) => /admin|session|login/i.test(entry))).toEqual([]);
});
