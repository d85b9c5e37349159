import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { newVisitor, watch, type Watch } from './browser.ts';
import { PASSWORD, startBuiltSite } from './built-site.ts';
import { endSession, logInAt } from './dashboard-page.ts';
import type { JourneyPage } from './journey-page.ts';
import { openSiteForFile } from './open-site-for-file.ts';
import { playwrightPage } from './playwright-page.ts';

const here = openSiteForFile(startBuiltSite);
let context: BrowserContext;

beforeEach(async () => {
  context = await newVisitor(here());
  return () => context.close();
});

interface Tab extends Watch {
  page: Page;
  person: JourneyPage;
  token: string;
  /** What stands in the box with this label. */
  valueOf(label: RegExp): Promise<string>;
}

/** One more tab of the same browser, logged in, on a tab of the dashboard. */
async function openTab(dashboardTab: string): Promise<Tab> {
  const page = await context.newPage();
  const watched = watch(page);
  const person = playwrightPage(page, here().address);
  const token = await logInAt(page, here().address, dashboardTab);
  return { ...watched, page, person, token, valueOf: (label) => page.getByLabel(label).first().inputValue() };
}

/** What the server has, whatever the tabs believe. */
async function saved(path: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${here().address}${path}`)).json()) as Record<string, unknown>;
}

const CASES = [
  { tab: 'cocktails', item: 'Negroni', button: 'Update Cocktail', path: '/api/cocktails/negroni' },
  { tab: 'spirits', item: 'Campari', button: 'Update Spirit', path: '/api/spirits/campari' },
];
const DESCRIPTION = /^Description/;
const CONFLICT = 'This was changed meanwhile';

describe('"two tabs editing one item (the second is told and keeps its input)"', () => {
  test.each(CASES)('$item in $tab', async ({ tab, item, button, path }) => {
    const [first, second] = [await openTab(tab), await openTab(tab)];
    for (const { person } of [first, second]) {
      await person.click('button', `Edit ${item}`);
      await person.see('heading', `Edit ${item}`);
    }
    await first.person.fill(DESCRIPTION, 'Said in the first tab.');
    await first.person.click('button', button);
    await first.person.seeText(/updated successfully$/);

    await second.person.fill(DESCRIPTION, 'Said in the second tab.');
    await second.person.click('button', button);
    await second.person.seeText(/^Failed to update (cocktail|spirit)$/);
    await second.person.see('heading', CONFLICT);
    await second.person.seeText('Said in the first tab.');
    expect(await second.valueOf(DESCRIPTION)).toBe('Said in the second tab.');
    expect(await saved(path)).toMatchObject({ description: 'Said in the first tab.' });

    // Deliberately, and only then.
    await second.person.click('button', 'Keep mine, to overwrite it');
    await second.person.miss('heading', CONFLICT);
    expect(await second.valueOf(DESCRIPTION)).toBe('Said in the second tab.');
    await second.person.click('button', button);
    await second.person.seeText(/updated successfully$/);
    expect(await saved(path)).toMatchObject({ description: 'Said in the second tab.' });

    // The first tab sees it when it opens the item again.
    await first.person.click('button', `Edit ${item}`);
    await first.person.see('heading', `Edit ${item}`);
    expect(await first.valueOf(DESCRIPTION)).toBe('Said in the second tab.');
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  test('takes the saved version instead, if that is what the second tab wants', async () => {
    const [first, second] = [await openTab('garnish'), await openTab('garnish')];
    for (const { person } of [first, second]) {
      await person.click('button', 'Edit Orange twist');
      await person.see('heading', 'Edit Orange twist');
    }
    await first.person.fill(DESCRIPTION, 'Cut long.');
    await first.person.click('button', 'Update Garnish');
    await first.person.seeText(/updated successfully$/);
    await second.person.fill(DESCRIPTION, 'Cut short.');
    await second.person.click('button', 'Update Garnish');
    await second.person.click('button', 'Take the saved version');
    await second.person.miss('heading', CONFLICT);
    expect(await second.valueOf(DESCRIPTION)).toBe('Cut long.');
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });
});

describe('a session', () => {
  test('that ended asks for the password over what was typed, and the save goes through then', async () => {
    const { person, token, complaints, ...tab } = await openTab('spirits');
    await person.click('button', 'Edit Campari');
    await person.see('heading', 'Edit Campari');
    await person.fill(DESCRIPTION, 'Typed before the session ended.');
    await endSession(here().address, token);

    await person.click('button', 'Update Spirit');
    await person.see('heading', 'Admin Access');
    await person.seeText('Your session has ended. Log in again to go on; what you typed is still here.');
    expect((await saved('/api/spirits/campari'))['description']).not.toBe('Typed before the session ended.');
    await person.fill('Password', PASSWORD);
    await person.press('Enter');
    await person.see('heading', 'Edit Campari');
    expect(await tab.valueOf(DESCRIPTION)).toBe('Typed before the session ended.');
    await person.click('button', 'Update Spirit');
    await person.seeText(/updated successfully$/);
    expect((await saved('/api/spirits/campari'))['description']).toBe('Typed before the session ended.');
    expect(complaints).toEqual([]);
  });

  test('is its tab’s own: a logout elsewhere does not end it', async () => {
    const [first, second] = [await openTab('spirits'), await openTab('spirits')];
    await first.person.click('button', 'Logout');
    await first.person.see('heading', 'Admin Access');
    await second.person.click('button', 'Edit Campari');
    await second.person.see('heading', 'Edit Campari');
    await second.person.fill(DESCRIPTION, 'Saved after a logout elsewhere.');
    await second.person.click('button', 'Update Spirit');
    await second.person.seeText(/updated successfully$/);
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  test('leaves nothing in the browser that opens anything, neither after a reload nor in another tab', async () => {
    const { page, person, token } = await openTab('cocktails');
    const other = await context.newPage();
    await other.goto(here().address);
    await person.reload();
    await person.see('heading', 'Admin Access');
    for (const tab of [page, other]) {
      const statuses = await tab.evaluate(async () => {
        const ask = async (path: string, init?: RequestInit) =>
          (await fetch(path, { credentials: 'include', ...init })).status;
        return [
          await ask('/api/admin/backup'),
          await ask('/api/cocktails/export/csv'),
          await ask('/api/spirits/campari', { method: 'DELETE' }),
        ];
      });
      expect(statuses).toEqual([401, 401, 401]);
    }
    for (const path of ['/api/admin/backup', '/api/cocktails/export/xlsx', '/api/admin/changes'])
      expect((await other.goto(here().address + path))?.status()).toBe(401);
    expect(await context.cookies()).toEqual([]);
    const left = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
    expect(left).not.toContain(token);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  });

  test('ends for good where the page was left for another one', async () => {
    const { page, person } = await openTab('spirits');
    await person.click('link', 'About');
    await page.goBack();
    await person.see('heading', 'Admin Access');
  });

  test('whose logout clears the cache leaves the visitor’s own things on the device', async () => {
    const { page, person } = await openTab('cocktails');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('import-mappings', '[["name",{"a":"name"}]]');
    });
    const answered = page.waitForResponse('**/api/admin/logout');
    await person.click('button', 'Logout');
    await person.see('heading', 'Admin Access');
    expect(await (await answered).headerValue('clear-site-data')).toBe('"cache"');
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      theme: 'dark',
      'import-mappings': '[]',
    });
  });

  test('saves sheets and backups with names, as they were sent', async () => {
    const { page, person } = await openTab('cocktails');
    for (const [label, name] of [
      ['Export CSV', 'cocktails.csv'],
      ['Export Excel', 'cocktails.xlsx'],
      ['CSV template', 'cocktails-template.csv'],
      ['Download backup', /^tasting-house-[\d-]+\.backup\.gz$/],
    ] as const) {
      const saving = page.waitForEvent('download');
      await person.click('button', label);
      const download = await saving;
      expect(download.suggestedFilename()).toMatch(name);
      const bytes = await readFile(await download.path());
      // The byte order mark is Excel's sign of UTF-8.
      if (label.endsWith('CSV')) expect(bytes.subarray(0, 6).toString('hex')).toBe('efbbbf69642c');
    }
  });
});
