import type { BrowserContext, Page, Route } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, PICTURE, textOf } from '../support/dashboard-page.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { openWatchedPage } from '../support/watched-page.ts';

const here = openSiteForFile(startBuiltSite);
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeEach(async () => {
  const visit = await openWatchedPage(here());
  ({ context, page, complaints } = visit);
  return visit.close;
});

const logIn = (tab: string, on = page) => logInAt(on, here().address, tab);
const button = (name: string | RegExp, on = page) => buttonOf(on, name);
const box = (label: RegExp, on = page) => formBox(on, label);
const text = (words: string | RegExp, on = page) => textOf(on, words);

/** Holds the answers to what matches back until they are let through. */
async function holdBack(address: RegExp, method: string) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    if (isOpen || route.request().method() !== method) await route.continue();
    else held.push(route);
  });
  return {
    count: () => held.length,
    release: async () => {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Waits for an answer that was asked for after everything else, and for what the page makes of it. */
const anotherAnswer = () =>
  page.evaluate(async () => {
    await fetch('/api/site', { cache: 'no-store' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

// A dialog that closes gives the focus back a moment later.
const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

describe('a form is sent once', () => {
  test('by two clicks, and by two strokes of Enter', async () => {
    await logIn('spirits');
    const creations = await holdBack(/\/api\/spirits$/, 'POST');
    await box(/^Name/).fill('Umeshu');
    await button('Add Spirit').dblclick();
    await box(/^Name/).press('Enter');
    await box(/^Name/).press('Enter');
    await expect.poll(creations.count).toBe(1);
    await creations.release();
    await text('Spirit created successfully').waitFor();
    await button('Edit Umeshu').waitFor();
    expect(creations.count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: /^Edit Umeshu/ }).count()).toBe(1);
    await expect.poll(focused).not.toBe('BODY');
  });

  test('and whoever leaves it meanwhile hears that it is being saved', async () => {
    await logIn('spirits');
    await button('Edit Campari').click();
    await box(/^Description/).fill('Saved slowly.');
    const updates = await holdBack(/\/api\/spirits\/campari$/, 'PUT');
    await button('Update Spirit').click();
    await expect.poll(updates.count).toBe(1);
    await button('Cancel').click();
    const question = page.getByRole('dialog', { name: 'Leave before it is saved?' });
    await question.getByText(/being saved at this moment/).waitFor();
    await updates.release();
    await text('Spirit updated successfully').waitFor();
    await question.waitFor({ state: 'detached' });
  });

  test('a deletion by two clicks', async () => {
    await logIn('equipment');
    const deletions = await holdBack(/\/api\/equipment\//, 'DELETE');
    await box(/^Name/).fill('Swizzle stick of ours');
    await box(/^Name/).press('Enter');
    await button('Delete Swizzle stick of ours').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick();
    await expect.poll(deletions.count).toBe(1);
    await deletions.release();
    await text('Equipment deleted successfully').waitFor();
    await button('Edit Swizzle stick of ours').waitFor({ state: 'detached' });
    expect(deletions.count()).toBe(1);
    await expect.poll(focused).not.toBe('BODY');
  });
});

describe('an answer that comes late', () => {
  test('stays out of the form of another item', async () => {
    await logIn('spirits');
    const reads = await holdBack(/\/api\/spirits\/campari$/, 'GET');
    await button('Edit Campari').click();
    await expect.poll(reads.count).toBe(1);
    await button(/^Edit (Bourbon|Cognac|London Dry Gin)/).click();
    await expect.poll(() => box(/^Name/).inputValue()).toMatch(/Bourbon|Cognac|London Dry Gin/);
    const name = await box(/^Name/).inputValue();
    await reads.release();
    await anotherAnswer();
    await expect.poll(() => box(/^Name/).inputValue()).toBe(name);
    await expect.poll(() => page.getByRole('heading', { name: `Edit ${name}` }).count()).toBe(1);
  });

  test('stays out of what was typed after a Cancel', async () => {
    await logIn('spirits');
    const reads = await holdBack(/\/api\/spirits\/campari$/, 'GET');
    await button('Edit Campari').click();
    await expect.poll(reads.count).toBe(1);
    await button('Cancel').click();
    await box(/^Name/).fill('Typed meanwhile');
    await reads.release();
    await anotherAnswer();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Typed meanwhile');
    // Leaving it asks first.
    await button('Edit Campari').click();
    await button('Keep editing').click();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Typed meanwhile');
    await expect.poll(focused).not.toBe('BODY');
  });
});

test('two tabs that change different fields lose neither, and the second is told what the first did', async () => {
  const other = await context.newPage();
  await logIn('spirits');
  await logIn('spirits', other);
  for (const one of [page, other]) {
    await button('Edit Campari', one).click();
    await expect.poll(() => box(/^Name/, one).inputValue()).toBe('Campari');
  }
  await box(/^Description/, other).fill('Told in the other tab.');
  await button('Update Spirit', other).click();
  await text('Spirit updated successfully', other).waitFor();

  await box(/^Name/).fill('Campari of ours');
  await button('Update Spirit').click();
  const heading = page.getByRole('heading', { name: 'This was changed meanwhile' });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => heading.isVisible()).toBe(true);
  await expect.poll(() => box(/^Description/).inputValue()).toBe('Told in the other tab.');
  await expect.poll(() => box(/^Name/).inputValue()).toBe('Campari of ours');
  await button('Update Spirit').click();
  await text('Spirit updated successfully').waitFor();
  const saved = (await (await fetch(`${here().address}/api/spirits/campari`)).json()) as object;
  expect(saved).toMatchObject({ name: 'Campari of ours', description: 'Told in the other tab.' });
});

describe('an import', () => {
  const sheet = (rows: string[]) => ({
    name: 'drinks.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['name,category,description,ingredients,instructions,difficulty', ...rows].join('\n'),
    ),
  });
  const open = async () => {
    await logIn('cocktails');
    await button('Import from a sheet').click();
  };
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByLabel('Sheet to import').setInputFiles(file);

  test('waits for the preview of what was typed last', async () => {
    await open();
    await choose(sheet(['Harbour Light,Lantern drinks,,2 oz sherry,Build.,Easy']));
    await text('What this sheet would do').waitFor();
    const previews = await holdBack(/\/import\?dryRun=true$/, 'POST');
    const imports: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname === '/api/admin/imports') imports.push(pathname);
    });
    const defaults = page.getByRole('group', { name: /^For rows that say nothing/ });
    await defaults.getByLabel('Description').fill('Low and long.');
    await button('Import').click();
    await expect.poll(previews.count).toBe(1);
    await anotherAnswer();
    expect(imports).toEqual([]);
    await previews.release();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    expect(imports).toHaveLength(1);
    await button('Edit Harbour Light').waitFor();
  });

  test('says before it is undone what stays and why', async () => {
    await open();
    await choose(
      sheet([
        'Cellar Lamp,Lamp drinks,Low.,2 oz sherry,Build.,Easy',
        'Attic Lamp,Lamp drinks,High.,2 oz gin,Shake.,Easy',
      ]),
    );
    await text('What this sheet would do').waitFor();
    await button('Import').click();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    await page.getByRole('switch', { name: 'Featured: Cellar Lamp' }).click();
    await text('Featured status updated successfully').waitFor();

    await button(/^Undo import/).click();
    const question = page.getByRole('group', { name: /^Undoing it removes 1 item that it created/ });
    await question.waitFor();
    await question.getByRole('list', { name: 'Left alone' }).getByText('Cellar Lamp').waitFor();
    await button('Edit Attic Lamp').waitFor();
    await question.getByRole('button', { name: 'Undo import' }).click();
    await text('Import undone').waitFor();
    await button('Edit Attic Lamp').waitFor({ state: 'detached' });
    await button('Edit Cellar Lamp').waitFor();
    await expect.poll(focused).not.toBe('BODY');
  });

  test('refuses a file that is no sheet at its field, before it is sent', async () => {
    await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('name\nNegroni') });
    await text('Please choose a .csv, .xlsx, .xls or .ods file.').waitFor();
    const input = page.getByLabel('Sheet to import');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(asked.filter((address) => address.includes('/import'))).toEqual([]);
  });
});

test('a picture that cannot be one is refused at its field, before it is sent', async () => {
  await logIn('cocktails');
  const input = page.getByLabel('Image file');
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await text(
    'Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”.',
  ).waitFor();
  await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('an advert that ends before it starts is refused, by the form and by the server', async () => {
  const token = await logIn('myads');
  await box(/^Start date/).fill('2026-05-31');
  await box(/^End date/).fill('2026-05-30');
  await button('Add MyAd').click();
  await text('End date must not be before the start date').waitFor();
  const fields = {
    name: 'Backwards',
    description: 'Never shown.',
    imageUrl: '/icon.svg',
    startDate: '2026-05-31',
    endDate: '2026-05-30',
    onclickLink: 'https://shop.example/',
    hoverText: 'No',
  };
  const response = await context.request.post(`${here().address}/api/myads`, {
    data: fields,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('End date must not be before the start date');
});

describe('a write that the page cannot be sure of', () => {
  test('stored, its answer lost: the list shows it, and the words are for people', async () => {
    await logIn('spirits');
    await page.route(/\/api\/spirits$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await box(/^Name/).fill('Kirsch');
    await button('Add Spirit').click();
    await text('The server could not be reached. Check your connection, then try again.').waitFor();
    await button('Edit Kirsch').waitFor();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Kirsch');
    // The browser's own words for the connection that was cut.
    expect(complaints.splice(0).join()).toContain('ERR_CONNECTION_RESET');
  });

  test('to an item that someone else deleted: it says so, and what was typed becomes a new one', async () => {
    const token = await logIn('spirits');
    await box(/^Name/).fill('Grappa');
    await button('Add Spirit').click();
    await button('Edit Grappa').click();
    await page.getByRole('heading', { name: 'Edit Grappa' }).waitFor();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Grappa');
    await context.request.delete(`${here().address}/api/spirits/grappa`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await box(/^Description/).fill('Typed for nothing?');
    await button('Update Spirit').click();
    const heading = page.getByRole('heading', { name: 'This was deleted meanwhile' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await button('Edit Grappa').waitFor({ state: 'detached' });
    await button('Cancel').click();
    await button('Keep editing').click();
    await button('Add Spirit').click();
    await button('Edit Grappa').waitFor();
    const saved = (await (await fetch(`${here().address}/api/spirits/grappa`)).json()) as object;
    expect(saved).toMatchObject({ description: 'Typed for nothing?' });
  });
});

describe('what was typed before a reload', () => {
  const offer = () => page.getByRole('region', { name: 'Changes that were not saved' });
  const reload = async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await logInAgain();
  };
  const logInAgain = async () => {
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  };
  const storedForms = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-form/')));

  test('is offered again, continued and saved', async () => {
    await logIn('garnish');
    await box(/^Name/).fill('Charred rosemary');
    await expect.poll(storedForms).toHaveLength(1);
    await reload();
    await page.getByRole('tab', { name: 'Spirits' }).click();
    await offer().getByRole('button', { name: 'Continue: New garnish “Charred rosemary”' }).click();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Charred rosemary');
    await button('Add Garnish').click();
    await text('Garnish created successfully').waitFor();
    await expect.poll(storedForms).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('says which picture is to be chosen again', async () => {
    await logIn('cocktails');
    await box(/^Name/).fill('Half a drink with a picture');
    await page
      .getByLabel('Image file')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
    await expect.poll(storedForms).toHaveLength(1);
    await reload();
    await offer()
      .getByRole('button', { name: 'Continue: New cocktail “Half a drink with a picture”' })
      .click();
    await text('The chosen file was not kept. Please choose it again.').waitFor();
  });

  test('is offered in sight, however far down the page was', async () => {
    await logIn('cocktails');
    await box(/^Name/).fill('Half a drink');
    await expect.poll(storedForms).toHaveLength(1);
    await page.evaluate(() => void window.scrollTo(0, document.documentElement.scrollHeight));
    await reload();
    await expect.poll(() => offer().evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  });

  test('is merged with what was saved meanwhile, and becomes a new item when it was deleted', async () => {
    const token = await logIn('garnish');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const write = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${here().address}/api/garnish${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.status;
    };
    expect(await write('POST', '', { name: 'Sage leaf', description: 'Fresh.' })).toBe(201);
    await page.reload();
    await logInAgain();
    await button('Edit Sage leaf').click();
    await box(/^Description/).fill('Fried in butter.');
    await expect.poll(storedForms).toHaveLength(1);
    expect(await write('PATCH', '/sage-leaf', { name: 'Sage leaves' })).toBe(200);
    await reload();
    await offer().getByRole('button', { name: 'Continue: Edited garnish “Sage leaf”' }).click();
    await page.getByRole('heading', { name: 'This was changed meanwhile' }).waitFor();
    await expect.poll(() => box(/^Name/).inputValue()).toBe('Sage leaves');
    await expect.poll(() => box(/^Description/).inputValue()).toBe('Fried in butter.');
    expect(await write('DELETE', '/sage-leaf')).toBe(204);
    await reload();
    await offer().getByRole('button', { name: 'Continue: Edited garnish “Sage leaves”' }).click();
    await page.getByRole('heading', { name: 'This was deleted meanwhile' }).waitFor();
    await expect.poll(() => box(/^Description/).inputValue()).toBe('Fried in butter.');
    await button('Add Garnish').click();
    await text('Garnish created successfully').waitFor();
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('404')));
    expect(complaints).toEqual([]);
  });

  test('is not offered while another tab has it open', async () => {
    await logIn('garnish');
    await box(/^Name/).fill('Charred thyme');
    await expect.poll(storedForms).toHaveLength(1);
    const other = await context.newPage();
    await logIn('spirits', other);
    await box(/^Name/, other).fill('Aquavit');
    await other.close();
    const third = await context.newPage();
    await logIn('spirits', third);
    await third.getByRole('button', { name: 'Continue: New spirit “Aquavit”' }).waitFor();
    await expect.poll(() => third.getByText('Charred thyme').count()).toBe(0);
  });
});
