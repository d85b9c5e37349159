import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, watch } from '../support/browser.ts';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { newContext } from '../../../.tooling/new-context.ts';

/** More than one menu holds, with the 73 that the house has to begin with; 3 of these are for experts. */
const COUNT = 1000;

const here = openSiteForFile(startBuiltSite);

/** Every second drink is stirred, every fourth has an egg. */
function sheet(): string {
  const lines = Array.from({ length: COUNT }, (_, index) => {
    const [technique, last] = [
      index % 2 === 0 ? 'Stirred' : 'Shaken',
      index % 4 === 0 ? '1 Egg white' : 'Ice',
    ];
    return `Drink ${String(index).padStart(4, '0')},Sours,Plain.,2 oz moonshine|${last},Mix.,Expert,${technique}`;
  });
  return ['name,category,description,ingredients,instructions,difficulty,type', ...lines].join('\n');
}

async function importSheet(address: string): Promise<void> {
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  const body = new FormData();
  body.set('file', new File([sheet()], 'drinks.csv', { type: 'text/csv' }));
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const imported = await fetch(`${address}/api/cocktails/import`, { method: 'POST', headers, body });
  expect(await imported.json()).toMatchObject({ results: { created: COUNT } });
}

const status = (page: Page) =>
  page.getByRole('search', { name: 'Filter the collection' }).getByRole('status');
const drink = (page: Page, number: string) =>
  page.getByRole('link', { name: new RegExp(`^Drink ${number}`) });

describe("the collection's filters, with more cocktails than one menu holds", () => {
  beforeAll(() => importSheet(here().address));

  test('narrow it, count, turn its pages and let go again', async () => {
    const context = await newVisitor(here());
    try {
      const page = await context.newPage();
      const { complaints } = watch(page);
      await page.goto(`${here().address}/explore-collection`, { waitUntil: 'networkidle' });
      await status(page).getByText('1,073 cocktails').waitFor();
      await page.getByLabel('Difficulty').selectOption({ label: 'Expert (1,003)' });
      await status(page).getByText('1,003 of 1,073 cocktails').waitFor();
      await page.getByLabel('Technique').selectOption('Stirred');
      await status(page).getByText('500 of 1,073 cocktails').waitFor();
      await drink(page, '0000').waitFor();
      await page.getByLabel('Without', { exact: true }).pressSequentially('eggs');
      await status(page).getByText('250 of 1,073 cocktails').waitFor();
      await page.waitForURL('**/explore-collection?difficulty=Expert&type=Stirred&without=eggs');
      await drink(page, '0002').waitFor();
      await expect.poll(() => drink(page, '0000').count()).toBe(0);
      await page.getByRole('link', { name: 'Page 6' }).click();
      await drink(page, '0998').waitFor();
      await expect.poll(() => drink(page, '0002').count()).toBe(0);
      // Another filter begins at its first page, and lets its reader go on.
      await page.getByLabel('Without', { exact: true }).press('End');
      await page.getByLabel('Without', { exact: true }).pressSequentially(', mi');
      await page.waitForURL('**/explore-collection?*without=eggs%2C+mi');
      await drink(page, '0002').waitFor();
      await page.keyboard.type('nt');
      await page.waitForURL('**/explore-collection?*without=eggs%2C+mint');
      await page.getByLabel('Technique').selectOption('Shaken');
      await drink(page, '0001').waitFor();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await page.getByRole('link', { name: /^All 1,0\d\d Sours cocktails$/ }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test('are read from a shared address, without scripts, too', async () => {
    const context = await newContext(here().browser, { javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(
        `${here().address}/explore-collection?type=Stirred&without=egg&difficulty=Expert&page=6`,
      );
      await expect.poll(() => status(page).textContent()).toBe('250 of 1,073 cocktails');
      await expect.poll(() => drink(page, '').count()).toBe(10);
      await page.getByRole('link', { name: 'Previous page' }).click();
      await expect.poll(() => drink(page, '').count()).toBe(48);
      await page.getByLabel('Technique').selectOption('Shaken');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL('**/explore-collection?*type=Shaken*');
      await expect.poll(() => status(page).textContent()).toBe('500 of 1,073 cocktails');
    } finally {
      await context.close();
    }
  });
});
