import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import type { Cocktail, ImportList } from '#openapi/generated/model.ts';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { buttonOf, endSession, logInAt, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

/** A second of work or two. */
const ROWS = 3_000;

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

function sheet(prefix: string, rows = ROWS): { name: string; mimeType: string; buffer: Buffer } {
  const lines = Array.from({ length: rows }, (_, at) => `${prefix} ${at},Long,d,1 oz gin,Stir.,Easy`);
  const text = ['name,category,description,ingredients,instructions,difficulty', ...lines].join('\n');
  return { name: `${prefix}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const imported = async (prefix: string): Promise<number> => {
  const all = (await (await fetch(`${here().address}/api/cocktails`)).json()) as Cocktail[];
  return all.filter(({ name }) => name.startsWith(`${prefix} `)).length;
};

/** Chooses a sheet, and starts its import once its preview is there. */
async function startImport(file: ReturnType<typeof sheet>): Promise<void> {
  await buttonOf(page, 'Import from a sheet').click();
  await page.getByLabel('Sheet to import').setInputFiles(file);
  await page.getByRole('heading', { name: 'What this sheet would do' }).waitFor();
  const started = page.waitForResponse((answer) => answer.status() === 202);
  await buttonOf(page, 'Import').click();
  await started;
}

const earlier = () => page.getByRole('region', { name: 'Earlier imports' });

test('an import goes on without its page: after a reload and a new login it is found, and undone from there', async () => {
  const rows = 2 * ROWS;
  const token = await logInAt(page, here().address, 'cocktails');
  await startImport(sheet('reloaded', rows));
  await page.goto('about:blank');
  const headers = { Authorization: `Bearer ${token}` };
  const { imports } = (await (
    await fetch(`${here().address}/api/admin/imports`, { headers })
  ).json()) as ImportList;
  // Its page is gone, and it is not done.
  expect(imports[0]?.state).toMatch(/^(?:queued|reading|deciding|storing)$/);
  await logInAt(page, here().address, 'cocktails');
  await buttonOf(page, 'Import from a sheet').click();
  await earlier()
    .getByText(new RegExp(`^${rows} of ${rows} rows imported`))
    .waitFor();
  expect(await imported('reloaded')).toBe(rows);
  await earlier().getByRole('button', { name: 'Undo import: reloaded.csv' }).click();
  await earlier().getByRole('button', { name: 'Undo import', exact: true }).click();
  await textOf(page, 'Import undone').waitFor();
  expect(await imported('reloaded')).toBe(0);
});

test('an import outlives the session that began it, and its page tells of its end after the next login', async () => {
  const token = await logInAt(page, here().address, 'cocktails');
  await startImport(sheet('outlived'));
  await endSession(here().address, token);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Import completed' }).waitFor();
  expect(await imported('outlived')).toBe(ROWS);
});

test('a cancelled import leaves nothing', async () => {
  await logInAt(page, here().address, 'cocktails');
  await startImport(sheet('cancelled', 6 * ROWS));
  await page.getByRole('progressbar', { name: 'Import progress' }).waitFor();
  await buttonOf(page, 'Cancel').click();
  await textOf(page, 'Import cancelled').waitFor();
  expect(await imported('cancelled')).toBe(0);
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
  await textOf(page, `Overwrites 1 of the house’s recipes: ${existing}.`).waitFor();
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
