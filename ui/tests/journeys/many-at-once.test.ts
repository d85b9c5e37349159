import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, logInAt, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
let page: Page;

beforeEach(async () => {
  const visit = await openWatchedPage(here());
  ({ page } = visit);
  return visit.close;
});

interface Recipe {
  id: string;
  difficulty: string;
  garnish: string[];
}

const recipes = async (): Promise<Recipe[]> => {
  const all = (await (await fetch(`${here().address}/api/cocktails`)).json()) as (Recipe & {
    version: number;
  })[];
  return all.map(({ version: _, ...rest }) => rest);
};
const button = (name: string | RegExp) => buttonOf(page, name);
const undo = async () => {
  await button('Undo').click();
  await textOf(page, 'Change undone').waitFor();
};

test('all that match get another difficulty, which is told before and undone by one click', async () => {
  await logInAt(page, here().address, 'cocktails');
  const before = await recipes();
  await page.getByLabel('Select this page').check();
  if (before.length > 100) await button(`Select all ${before.length} that match`).click();
  await textOf(page, `${before.length} selected`).waitFor();
  await button('Change…').click();
  await page.getByLabel('What to change').selectOption('Set difficulty');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Difficulty').selectOption('Expert');
  const so = before.filter(({ difficulty }) => difficulty === 'Expert').length;
  await dialog.getByText(new RegExp(`^${before.length - so} cocktails change`)).waitFor();
  expect(await recipes()).toEqual(before);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await textOf(page, 'Cocktails updated').waitFor();
  expect(new Set((await recipes()).map(({ difficulty }) => difficulty))).toEqual(new Set(['Expert']));
  await undo();
  expect(await recipes()).toEqual(before);
});

test('a garnish in use is replaced by another in every recipe, and comes back by one click', async () => {
  await logInAt(page, here().address, 'garnish');
  const before = await recipes();
  const users = before.filter(({ garnish }) => garnish.includes('lime-wheel')).length;
  expect(users).toBeGreaterThan(1);
  await button('Delete Lime wheel').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await button('Replace with…').click();
  const dialog = page.getByRole('dialog', { name: 'Replace “Lime wheel”' });
  await dialog.getByLabel('Replace it with').selectOption('Lime wedge');
  await dialog.getByText(`${users} items will name “Lime wedge” instead. “Lime wheel” is deleted.`).waitFor();
  await dialog.getByRole('button', { name: 'Replace and delete' }).click();
  await textOf(page, 'Garnish replaced').waitFor();
  await button('Delete Lime wheel').waitFor({ state: 'detached' });
  const after = await recipes();
  expect(after.filter(({ garnish }) => garnish.includes('lime-wheel'))).toEqual([]);
  await undo();
  await button('Delete Lime wheel').waitFor();
  expect(await recipes()).toEqual(before);
});
