import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetVisitor, newVisitor } from '../support/browser.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { sheetsIn } from '../support/style-sheets-in.ts';

const here = openSharedSite();
let context: BrowserContext;
let page: Page;
// One for all: a new one reads and compiles the scripts anew.
beforeAll(async () => {
  context = await newVisitor(here());
  page = await context.newPage();
});
afterAll(() => context.close());
beforeEach(() => forgetVisitor(page, here().address));

const FORMATS = ['A4', 'Letter'];
const PAGES = [
  '/',
  '/categories',
  '/categories/Aperitif',
  '/recipe/negroni',
  '/explore-collection',
  '/my-bar',
  '/my-bar?have=london-dry-gin,campari',
  '/saved',
  '/saved?guests=8&recipes=negroni,mojito,whiskey-sour',
  '/house-made/falernum',
  '/menu/evening-menu',
  '/tutorials',
  '/sustainable-guide',
  '/about',
  '/contact',
  '/offline',
  '/recipe/not-there',
  '/categories/not-there',
  '/not-there',
];

async function open(path: string): Promise<void> {
  await page.goto(here().address + path, { waitUntil: 'networkidle' });
}

/** What is drawn on each sheet. */
async function print(format: string): Promise<number[]> {
  return sheetsIn(await page.pdf({ format }));
}

test.each(PAGES)('%s has no empty sheet', async (path) => {
  await open(path);
  for (const format of FORMATS) {
    const sheets = await print(format);
    expect(sheets).not.toEqual([]);
    expect(sheets).not.toContain(0);
  }
});

test('the shopping list of three drinks is one sheet', async () => {
  await open('/saved?guests=8&recipes=negroni,mojito,whiskey-sour');
  for (const format of FORMATS) expect(await print(format)).toHaveLength(1);
});

test('a recipe that the browser prints names its address, with the code beside it', async () => {
  await open('/recipe/negroni');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.recipe-link');
  await link.waitFor();
  await expect.poll(() => link.textContent()).toBe(`${here().address}/recipe/negroni`);
  await expect.poll(() => link.locator('img').isVisible()).toBe(true);
  // Black lines would not be seen on the dark theme's plate.
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const [light, dark] = await page.locator('.recipe-picture .plate > svg').all();
  expect([await light?.isVisible(), await dark?.isVisible()]).toEqual([true, false]);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await page.emulateMedia({ media: null });
});

test('the shopping list of what is saved is on one sheet', async () => {
  await open('/recipe/negroni');
  await page.getByRole('button', { name: 'Save Negroni' }).first().click();
  await open('/saved');
  await page.getByRole('spinbutton', { name: 'Negroni' }).fill('6');
  await page.getByRole('list', { name: 'To buy' }).waitFor();
  for (const format of FORMATS) {
    const [first, ...others] = await print(format);
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual([]);
  }
});
