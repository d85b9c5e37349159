import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, logInAt, PICTURE, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  const visit = await openWatchedPage(here());
  ({ context, page } = visit);
  return visit.close;
});

test('a sheet is found in a dropped folder with its pictures, and what it lacks is asked once for all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'menu-'));
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'photos', 'Veranda.PNG'), PICTURE);
  const rows = ['name,ingredients,image', 'Veranda,2 oz gin,veranda.png', 'Balcony,2 oz rum,'];
  await writeFile(join(folder, 'menu.csv'), rows.join('\n'));
  await logInAt(page, here().address, 'cocktails');
  await buttonOf(page, 'Import from a sheet').click();
  const place = await page.getByText('Choose a sheet, or drop it here').boundingBox();
  if (!place) throw new Error('There is no place to drop a sheet.');
  const mouse = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', {
      type,
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await textOf(page, '1 found, 0 missing').waitFor();
  const defaults = page.getByRole('group', { name: /^For rows that say nothing/ });
  const lacking = { Category: 'Porch drinks', Description: 'Long.', Instructions: 'Build it.' };
  for (const [label, words] of Object.entries(lacking)) await defaults.getByLabel(label).fill(words);
  await defaults.getByLabel('Difficulty').selectOption('Easy');
  await buttonOf(page, 'Import').click();
  await page.getByRole('heading', { name: 'Import completed' }).waitFor();
  await rm(folder, { recursive: true });
  const all = (await (
    await fetch(`${here().address}/api/cocktails?category=Porch%20drinks`)
  ).json()) as object[];
  const expected = { description: 'Long.', instructions: ['Build it.'], difficulty: 'Easy' };
  expect(all).toMatchObject([
    { ...expected, name: 'Balcony', image: null },
    { ...expected, name: 'Veranda', image: expect.stringMatching(/^\/api\/images\//) as string },
  ]);
});
