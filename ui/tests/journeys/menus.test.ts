import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);

test('a menu is written by the keyboard, stands at its address, and loses a drink that becomes a draft', async () => {
  const { page, complaints, close } = await openWatchedPage(here());
  await logInAt(page, here().address, 'menus');
  await formBox(page, /^Name/).fill('Lunch');
  await page.getByLabel('Currency').selectOption('EUR');
  await buttonOf(page, 'Add to sections').press('Enter');
  // What was added has the focus.
  await page.keyboard.type('By the glass');
  for (const [name, price] of [
    ['Negroni', '12,50'],
    ['Mojito', '9'],
  ] as const) {
    await buttonOf(page, 'Add to drinks').press('Enter');
    await page.keyboard.type(name);
    // It comes with an answer of its own.
    await page.getByRole('option', { name, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(price);
  }
  await buttonOf(page, 'Move up Drinks, 2').click();
  await buttonOf(page, 'Add Menu').click();
  await textOf(page, 'Menu created successfully').waitFor();

  await page.goto(`${here().address}/menu/lunch`);
  const rows = page.getByRole('region', { name: 'By the glass' }).getByRole('listitem');
  await expect.poll(() => rows.allInnerTexts()).toHaveLength(2);
  expect((await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    'Mojito €9.00',
    'Negroni €12.50',
  ]);

  await logInAt(page, here().address, 'cocktails');
  await buttonOf(page, 'Edit Mojito').click();
  await expect.poll(() => formBox(page, /^Name/).inputValue()).toBe('Mojito');
  await page.getByLabel('Status', { exact: true }).selectOption('draft');
  await buttonOf(page, 'Update Cocktail').click();
  await textOf(page, 'Cocktail updated successfully').waitFor();
  await page.goto(`${here().address}/menu/lunch`);
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => rows.first().innerText()).toContain('Negroni');
  expect(complaints).toEqual([]);
  await close();
});
