import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
let page: Page;

beforeEach(async () => {
  const { context, page: opened, complaints } = await openWatchedPage(here());
  page = opened;
  return async () => {
    expect(complaints).toEqual([]);
    await context.close();
  };
});

const option = (name: string | RegExp) => page.getByRole('option', { name });

async function find(typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find an item or an action' }).fill(typed);
}

test('the keyboard finds an item of another tab, and an action, and unsaved words are asked about', async () => {
  await logInAt(page, here().address, 'spirits');
  await find('pina');
  await option(/^Piña Colada/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Cocktails', selected: true }).waitFor();
  const name = formBox(page, /^Name/);
  await expect.poll(() => name.inputValue()).toBe('Piña Colada');
  await page.getByRole('listitem', { name: 'Piña Colada', exact: true }).waitFor();

  await find('negronni');
  await option(/^Negroni/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Find an item or an action' }).waitFor({ state: 'detached' });

  await name.fill('Half a name');
  await find('import from');
  await option(/^Import from a sheet/).waitFor();
  await page.keyboard.press('Enter');
  await textOf(page, 'Discard unsaved changes?').waitFor();
  await buttonOf(page, 'Discard changes').click();
  await page.getByRole('region', { name: 'Import cocktails' }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('');

  await find('recent');
  await option(/^Recent changes/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Recent changes' }).waitFor();
});
