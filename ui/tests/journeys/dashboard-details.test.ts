import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { startBuiltSite } from '../support/built-site.ts';
import { buttonOf, formBox, logInAt, textOf } from '../support/dashboard-page.ts';
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
