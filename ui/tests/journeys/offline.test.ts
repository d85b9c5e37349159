import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { asVisitor, open, untilInteractive } from '../support/browser.ts';
import { logInAt } from '../support/dashboard-page.ts';
import { openSiteFront } from '../support/site-front.ts';

const front = openSiteFront();
const WORKER = { serviceWorkers: 'allow' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Each entry is the name of a cache and a path in it, such as `pages /about`. */
function storedEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => `${name} ${new URL(url).pathname}`));
    }
    return found;
  });
}

async function untilStored(page: Page, ...entries: string[]): Promise<void> {
  await expect.poll(() => storedEntries(page)).toEqual(expect.arrayContaining(entries));
}

// `ui/tests/engines/offline.test.ts` reads visited pages.
test('links lead to stored pages while the browser is offline, or to a page that says so', () =>
  asVisitor(async ({ context, page, complaints }) => {
    await open(page, `${front.url}/categories`);
    await untilStored(page, 'pages /categories');
    await open(page, `${front.url}/about`);
    await page.waitForLoadState('networkidle');
    // The browser's offline mode does not reach the worker.
    await context.setOffline(true);
    front.goOffline();
    // The page itself needs only code, which is stored.
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await heading(page, 'Contact').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('daiquiri');
    await page.getByText('The search did not get an answer.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Search Cocktails' }).waitFor({ state: 'hidden' });
    // The page of categories has its document on the device, but not the responses of one category.
    await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
    await page.waitForURL('**/categories');
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Aperitif', exact: true }).click();
    await page.getByText('The cocktails could not be loaded.').waitFor();
    complaints.length = 0;
  }, WORKER));

test('saved recipes are stored until they are no longer saved', () =>
  asVisitor(async ({ page, complaints }) => {
    const save = async (path: string) => {
      await open(page, front.url + path);
      await page
        .getByRole('button', { name: /^Save (Daiquiri|Mojito)/ })
        .first()
        .click();
    };
    await save('/recipe/daiquiri');
    await save('/recipe/mojito');
    await untilStored(page, 'saved /recipe/daiquiri', 'saved /recipe/mojito', 'saved /api/cocktails/mojito');
    await save('/recipe/daiquiri');
    await expect.poll(() => storedEntries(page)).not.toContain('saved /recipe/daiquiri');
    // The test deletes these caches, as if many other visits had replaced their entries.
    await page.evaluate(() => Promise.all([caches.delete('pages'), caches.delete('answers')]));
    front.goOffline();
    await page.goto(`${front.url}/recipe/mojito`);
    await heading(page, 'Mojito').waitFor();
    complaints.length = 0;
  }, WORKER));

test('nothing of the dashboard or of a session is stored', () =>
  asVisitor(async ({ context, page }) => {
    await open(page, `${front.url}/about`);
    await untilStored(page, 'pages /about');
    const before = await storedEntries(page);
    const token = await logInAt(page, 'cocktails', front.url);
    await page.getByRole('button', { name: 'Edit Negroni', exact: true }).waitFor();
    await page.evaluate(() => fetch('/api/admin/session').then((response) => response.text()));
    const stored = await context.storageState({ indexedDB: true });
    const ofTab = await page.evaluate(() => ({
      ...sessionStorage,
      state: history.state as unknown,
      name: window.name,
    }));
    expect(JSON.stringify([stored, ofTab])).not.toContain(token);
    // When this later page is stored, whatever the dashboard would store is stored too.
    await open(page, `${front.url}/contact`);
    await untilStored(page, 'pages /contact');
    const added = (await storedEntries(page)).filter((entry) => !before.includes(entry));
    expect(added).toEqual(['pages /contact']);
    expect(before.filter((entry) => /admin|session|login/i.test(entry))).toEqual([]);
  }, WORKER));
