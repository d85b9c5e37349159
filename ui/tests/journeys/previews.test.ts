import { expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { logInAt, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
const BANNER = 'Draft. Only you see this page.';

const DRAFTS = [
  { resource: 'categories', tab: 'categories', fields: { name: 'Attic Sours', description: 'Dusty.' } },
  {
    resource: 'menus',
    tab: 'menus',
    fields: { name: 'Attic Menu', currency: 'EUR', sections: [{ title: 'First', drinks: [] }] },
  },
  {
    resource: 'sustainable-substitutions',
    tab: 'sustainable',
    fields: {
      ...{ originalIngredient: 'Attic lime', sustainableAlternative: 'Attic verjus' },
      ...{ category: 'mixers', description: 'Local.' },
    },
  },
];

test('drafts of categories, menus and swaps are previewed from the dashboard, and from nowhere else', async () => {
  const { page, complaints, close } = await openWatchedPage(here());
  const token = await logInAt(page, here().address, 'categories');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const addresses: string[] = [];
  for (const { resource, tab, fields } of DRAFTS) {
    const body = JSON.stringify({ ...fields, status: 'draft' });
    const made = await fetch(`${here().address}/api/${resource}`, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    await page.goto(`${here().address}/`);
    await logInAt(page, here().address, tab);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Preview Attic/ }).click();
    const preview = await opened;
    await textOf(preview, BANNER).waitFor();
    await preview.getByRole('heading', { name: /Attic/ }).first().waitFor();
    addresses.push(preview.url());
    await preview.close();
  }
  for (const address of addresses) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => textOf(page, BANNER).count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await close();
});
