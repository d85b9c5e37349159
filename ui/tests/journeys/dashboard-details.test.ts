import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { buttonOf, endSession, formBox, logInAt, PICTURE, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
let page: Page;
let complaints: string[];

beforeEach(async () => {
  const visit = await openWatchedPage(here());
  ({ page, complaints } = visit);
  return visit.close;
});

const logIn = (tab: string) => logInAt(page, here().address, tab);
const button = (name: string | RegExp) => buttonOf(page, name);
const box = (label: RegExp) => formBox(page, label);
const text = (words: string | RegExp) => textOf(page, words);

test('the original of a starter recipe is in its history, and can be restored', async () => {
  await logIn('cocktails');
  await button('Edit Negroni').click();
  await expect.poll(() => box(/^Name/).inputValue()).toBe('Negroni');
  const original = await box(/^Description/).inputValue();
  await box(/^Description/).fill('Red, bitter, and ours.');
  await button('Update Cocktail').click();
  await text('Cocktail updated successfully').waitFor();
  await button('History of Negroni').click();
  const history = page.getByRole('dialog', { name: 'History of “Negroni”' });
  await history
    .getByRole('button', { name: /^Restore this version/ })
    .last()
    .click();
  await history.getByRole('button', { name: 'Restore', exact: true }).click();
  await text('Cocktail restored successfully').waitFor();
  const saved = (await (await fetch(`${here().address}/api/cocktails/negroni`)).json()) as object;
  expect(saved).toMatchObject({ description: original });
});

describe('a sheet', () => {
  const COLUMNS = 'name,category,description,ingredients,instructions,difficulty';
  const choose = async (buffer: Buffer) => {
    const opener = button('Import from a sheet');
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    await page
      .getByLabel('Sheet to import')
      .setInputFiles({ name: 'drinks.csv', mimeType: 'text/csv', buffer });
    await text('What this sheet would do').waitFor();
  };

  test('of a hundred rows stands in the recent changes as a whole, page by page', async () => {
    await logIn('cocktails');
    const rows = Array.from({ length: 120 }, (_, at) => `Row ${at + 1},Sours,Sharp.,2 oz gin,Shake.,Easy`);
    await choose(Buffer.from([COLUMNS, ...rows].join('\n')));
    await button('Import').click();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    await button('Recent changes').click();
    const changes = page.getByRole('dialog', { name: 'Recent changes' });
    await changes
      .getByText(/^Show the items/)
      .first()
      .click();
    const items = changes.getByRole('list', { name: 'Items' });
    const more = changes.getByRole('button', { name: 'Show more items' });
    for (const shown of [50, 100]) {
      await expect.poll(() => items.getByRole('listitem').count()).toBeGreaterThanOrEqual(shown);
      await more.click();
    }
    for (const name of ['Row 1', 'Row 60', 'Row 120'])
      await items.getByText(name, { exact: true }).first().waitFor();
    await more.waitFor({ state: 'detached' });
  });

  test('gives its bad rows back with a reason, and takes them again once they are mended', async () => {
    await logIn('cocktails');
    const rows = [
      'Deck Chair,Sours,Low.,2 oz gin,Shake.,Easy',
      'Hammock,Sours,"High, dry.",2 oz gin,Shake.,Impossible',
    ];
    await choose(Buffer.from([COLUMNS, ...rows].join('\n')));
    await button('Import').click();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    const download = page.waitForEvent('download');
    await button('Download the bad rows').click();
    const sheet = await readFile(await (await download).path(), 'utf8');
    expect(sheet).toMatch(/^\uFEFFname,.*,reason\r\nHammock,Sours,"High, dry.",.*Difficulty/);
    await button('Import another sheet').click();
    await choose(Buffer.from(sheet.replace('Impossible', 'Hard')));
    await button('Import').click();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    await button('Edit Hammock').waitFor();
  });

  test('brings the pictures along that were chosen with it', async () => {
    await logIn('cocktails');
    await button('Import from a sheet').click();
    const rows = [
      `${COLUMNS},image`,
      'Porch Swing,Sours,Low.,2 oz gin,Shake.,Easy,photos/Swing.PNG',
      'Rocker,Sours,Low.,2 oz gin,Shake.,Easy,rocker.jpg',
      'Stoop,Sours,Low.,2 oz gin,Shake.,Easy,broken.jpg',
    ];
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
    await page
      .getByLabel('Sheet to import')
      .setInputFiles([
        file('swing.png', PICTURE),
        file('drinks.csv', Buffer.from(rows.join('\n'))),
        file('broken.jpg', Buffer.from('no picture')),
      ]);
    await text('2 found, 1 missing').waitFor();
    await button('Import').click();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    await text('1 found, 2 missing').waitFor();
    const answer = await fetch(`${here().address}/api/cocktails/porch-swing`);
    const { image } = (await answer.json()) as { image: string };
    const picture = await fetch(here().address + image);
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    // The browser tells of the refused one.
    expect(complaints.splice(0)).toHaveLength(1);
  });
});

test('the star says what it does', async () => {
  await logIn('cocktails');
  const star = page.getByRole('switch', { name: 'Featured: Americano' });
  const tooltip = () => page.getByRole('tooltip').innerText();
  await star.hover();
  await expect.poll(tooltip).toBe('Not featured');
  await star.click();
  await text('Featured status updated successfully').waitFor();
  // The click closed it.
  await page.mouse.move(0, 0);
  await star.hover();
  await expect.poll(tooltip).toMatch(/^Featured: the home page shows the first 5/);
});

test('choosing clears what was typed to find it', async () => {
  await logIn('cocktails');
  const spirits = page.getByRole('combobox', { name: /^Spirits/ });
  await spirits.fill('camp');
  await page.getByRole('option', { name: 'Campari' }).click();
  await expect.poll(() => spirits.inputValue()).toBe('');
  await button('Remove Campari').waitFor();
});

test.each(['Cancel', 'Clear Form'])('%s asks before it drops what was typed', async (name) => {
  await logIn(name === 'Cancel' ? 'spirits' : 'cocktails');
  if (name === 'Cancel') {
    await button('Edit Campari').click();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Campari');
  }
  await box(/^Description/).fill('Half a thought');
  await button(name).click();
  await button('Keep editing').click();
  await expect.poll(() => box(/^Description/).inputValue()).toBe('Half a thought');
  await button(name).click();
  await button('Discard changes').click();
  await expect.poll(() => box(/^Description/).inputValue()).toBe('');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a list that cannot be read again stays, with what is wrong and a way to try again', async () => {
  await logIn('spirits');
  await button('Edit Campari').waitFor();
  await page.route(/\/api\/spirits(\?|$)/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await box(/^Name/).fill('Umeshu');
  await button('Add Spirit').click();
  await text('Spirit created successfully').waitFor();
  await button('Edit Campari').waitFor();
  await page.unroute(/\/api\/spirits(\?|$)/);
  await page
    .getByRole('button', { name: /^(Try again|Retry)$/ })
    .first()
    .click();
  await button('Edit Umeshu').waitFor();
  // The browser's own word for the answer that was asked for.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')]);
});

test('a deletion without a network can be tried again where it was asked', async () => {
  await logIn('spirits');
  await box(/^Name/).fill('Arrack');
  await button('Add Spirit').click();
  await button('Delete Arrack').click();
  const dialog = page.getByRole('dialog');
  await page.route(/\/api\//, (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('The server could not be reached. Check your connection').waitFor();
  await page.unroute(/\/api\//);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await button('Edit Arrack').waitFor({ state: 'detached' });
  complaints.splice(0);
});

test('a session that ends at a deletion asks for the password, and speaks of no text', async () => {
  const token = await logIn('types');
  await button('Delete Shaken').click();
  await endSession(here().address, token);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await text('Your session has ended. Log in again to go on.').waitFor();
  const password = page.getByLabel('Password');
  await expect.poll(() => password.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a session that ends shows the login in sight, and leads back to the place', async () => {
  const token = await logIn('cocktails');
  await button('Edit Americano').click();
  await page.getByRole('heading', { name: 'Edit Americano' }).waitFor();
  await box(/^Fun fact/).fill('Typed far below the top.');
  await box(/^Fun fact/).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrolled).toBeGreaterThan(300);
  const before = await scrolled();
  await endSession(here().address, token);
  await button('Update Cocktail').click();
  const login = page.getByRole('heading', { name: 'Admin Access' });
  await expect.poll(() => login.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect.poll(scrolled).toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Update Cocktail');
});

test('a file that is dropped beside its place leaves the dashboard open, and a picture goes into its field', async () => {
  await logIn('cocktails');
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['picture'], 'drop.png', { type: 'image/png' }));
    return transfer;
  });
  const drop = (selector: string) =>
    page.evaluate(
      ([target, dataTransfer]) =>
        ['dragover', 'drop'].map((type) => {
          const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
          document.querySelector(target)?.dispatchEvent(event);
          return event.defaultPrevented;
        }),
      [selector, files] as const,
    );
  expect(await drop('h1')).toEqual([true, true]);
  expect(await drop('form [name=image]')).toEqual([true, true]);
  await button('Remove drop.png').waitFor();
});

const onlyToast = () => page.locator('[data-toasts] li');

test('an undone deletion leaves the focus in the list: on its message it would stop the clock of that', async () => {
  await logIn('types');
  await box(/^Name/).fill('Tossed');
  await button('Add Technique').click();
  await button('Delete Tossed').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await button('Undo').click();
  await onlyToast().getByText('Cocktail type restored successfully').waitFor();
  const isInPanel = () => page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null);
  await expect.poll(isInPanel).toBe(true);
});

test.for([375, 1280])(
  'at %i px a message that comes while a dialog is open covers nothing of it',
  async (width) => {
    await page.setViewportSize({ width, height: 667 });
    await logIn('types');
    await button('Access').click();
    const access = page.getByRole('dialog', { name: 'Access' });
    for (const label of [/^Present password/, /^New password/]) await access.getByLabel(label).fill(PASSWORD);
    await access.getByRole('button', { name: 'Change password' }).click();
    await onlyToast().getByText('Password changed').waitFor();
    const edges = () =>
      page.evaluate(() =>
        ['[role=dialog]', '[data-toasts] li'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
        ),
      );
    await expect
      .poll(async () => {
        const [dialog, message] = await edges();
        return Math.sign((message?.top ?? 0) - (dialog?.bottom ?? 0));
      })
      .toBe(1);
  },
);

test('after an item is added on a phone, the name of the next one is in view', async () => {
  await page.setViewportSize({ width: 375, height: 400 });
  await logIn('types');
  await box(/^Name/).fill('Rolled');
  await box(/^Description/).fill('From one glass into another.');
  await box(/^Description/).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await button('Add Technique').click();
  await button('Edit Rolled').waitFor();
  await expect.poll(() => box(/^Name/).inputValue()).toBe('');
  await expect.poll(() => box(/^Name/).evaluate((name) => name === document.activeElement)).toBe(true);
  await expect
    .poll(() => box(/^Name/).evaluate((name) => name.getBoundingClientRect().top))
    .toBeGreaterThan(0);
});

test('a dialog on a phone has its controls free, and one Escape closes it', async () => {
  await page.setViewportSize({ width: 375, height: 667 });
  await logIn('types');
  await onlyToast().waitFor();
  await button('Recent changes').click();
  const changes = page.getByRole('dialog', { name: 'Recent changes' });
  await changes.waitFor();
  await onlyToast().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await changes.waitFor({ state: 'detached' });

  await button('Delete Shaken').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  await onlyToast().getByText('Failed to delete cocktail type').waitFor();
  // The reason stands in the dialog alone.
  await expect.poll(() => onlyToast().innerText()).not.toContain('is used by');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the featured are asked for when their order is opened; every press on an arrow counts, two quick ones too', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn('cocktails');
  await button(/^Edit /).waitFor();
  expect(asked.filter((address) => address.includes('featured'))).toEqual([]);
  await page.getByText('Order on the home page').click();
  const rows = page.getByRole('button', { name: /^Move .* down$/ });
  await rows.first().waitFor();
  const names = async () => (await rows.all()).map((row) => row.getAttribute('aria-label'));
  const [first, second, third] = await Promise.all(await names());
  await rows.first().dblclick();
  await expect
    .poll(async () => (await Promise.all(await names())).slice(0, 3))
    .toEqual([second, third, first]);
});

test('a press on an arrow counts though the order that was asked for before it comes after it', async () => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/featured-cocktails', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await isReleased;
    // It may have been given up meanwhile.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await logIn('cocktails');
  await page.getByText('Order on the home page').click();
  const rows = page.getByRole('button', { name: /^Move .* down$/ });
  const names = async () =>
    (await Promise.all((await rows.all()).map((row) => row.getAttribute('aria-label')))).slice(0, 3);
  await rows.first().waitFor();
  const [first = '', second, third] = await names();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: first ?? '' }).click();
  await saved;
  release();
  await page.getByRole('button', { name: first ?? '' }).click();
  await onlyToast().getByText('has place 3 now').waitFor();
  await expect.poll(names).toEqual([second, third, first]);
  // A read may be on its way when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
