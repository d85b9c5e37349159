import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, logInAt, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
let page: Page;

beforeEach(async () => {
  const { context, page: opened, complaints } = await openWatchedPage(here());
  page = opened;
  return async () => {
    // The browser tells of a request whose session has ended.
    expect(complaints.filter((words) => !words.includes('401'))).toEqual([]);
    await context.close();
  };
});

test('recipes that exist are kept or copied row by row, as the preview says, and all of it is undone as one', async () => {
  const before = await (await fetch(`${here().address}/api/cocktails`)).text();
  const { name: existing } = (JSON.parse(before) as Cocktail[])[0] ?? { name: '' };
  const lines = ['name,description', `"${existing}",Chosen words.`, 'Chosen new,Chosen words.'];
  const recipe = 'category,ingredients,instructions,difficulty';
  const text = [`${lines[0]},${recipe}`, ...lines.slice(1).map((line) => `${line},Long,1 oz gin,Stir.,Easy`)];
  await logInAt(page, here().address, 'cocktails');
  await buttonOf(page, 'Import from a sheet').click();
  await page
    .getByLabel('Sheet to import')
    .setInputFiles({ name: 'chosen.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\n')) });
  await textOf(page, 'What the sheet says of them is not taken.').waitFor();
  await page.getByText('Show the differences').first().click();
  await page.getByText('Chosen words.').first().waitFor();
  await page
    .getByRole('combobox', { name: `What to do with ${existing}, row 2` })
    .selectOption('Add as a copy');
  await textOf(page, `becomes “${existing} (2)” beside it`).waitFor();
  await page.getByRole('checkbox', { name: 'Create new recipes as drafts' }).check();
  await buttonOf(page, 'Import').click();
  await page.getByRole('heading', { name: 'Import completed' }).waitFor();
  expect(await (await fetch(`${here().address}/api/cocktails`)).text()).toBe(before);
  for (const name of [`${existing} (2)`, 'Chosen new'])
    await page.getByRole('listitem', { name, exact: true }).getByText('Draft').waitFor();
  await buttonOf(page, 'Undo import: chosen.csv').click();
  await buttonOf(page, 'Undo import').click();
  await textOf(page, 'Import undone').waitFor();
  await page.getByRole('listitem', { name: 'Chosen new', exact: true }).waitFor({ state: 'detached' });
});
