import type { BrowserContext, Page, Route } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, textOf } from '../support/dashboard-page.ts';
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
});

describe('an answer that comes late', () => {
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

describe('a write that the page cannot be sure of', () => {
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
});
