import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const here = openSharedSite();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await newVisitor(here());
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (path: string) => page.goto(here().address + path, { waitUntil: 'networkidle' });
const isAlive = () =>
  page.waitForFunction(() => document.readyState === 'complete' && window.earlyEvents === undefined);

const isLayer = () => page.evaluate(() => Boolean((history.state as { layer?: true } | null)?.layer));

/** `ways-back.test.ts` leaves pages that live. */
describe('back', () => {
  test('closes the search, and the next one leaves the page', async () => {
    await open('/about');
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const search = page.getByRole('dialog', { name: 'Search Cocktails' });
    await search.waitFor();
    await page.goBack();
    await search.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.goBack();
    await page.waitForURL('**/about');
  });

  test('leads from a result of the search to the results where they were, and then to the page below', async () => {
    await open('/about');
    await page.keyboard.press('/');
    const box = page.getByRole('searchbox', { name: 'Search cocktails' });
    await box.fill('gin');
    await page.getByText(/cocktails found$/).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Search Cocktails' });
    const result = dialog.getByRole('list', { name: 'Search results' }).getByRole('link').nth(9);
    await result.scrollIntoViewIfNeeded();
    const scrolled = () => dialog.evaluate(({ scrollTop }) => Math.round(scrollTop));
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await result.click();
    await page.waitForURL('**/recipe/*');
    await dialog.waitFor({ state: 'detached' });

    await page.goBack();
    await page.waitForURL('**/about');
    await expect.poll(scrolled).toBe(before);
    await expect.poll(() => box.inputValue()).toBe('gin');
    expect(await result.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/about');
    await expect.poll(isLayer).toBe(false);
  });

  test('shows the results after a reload of the recipe too', async () => {
    await open('/about');
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search cocktails' }).fill('negroni');
    const result = page.getByRole('list', { name: 'Search results' }).getByRole('link').first();
    await result.click();
    await page.waitForURL('**/recipe/*');
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
    await page.waitForURL('**/about');
    await result.waitFor();
  });

  test.each(['Print', 'Share'])('closes the dialog of %s, as Escape does, each by one step', async (name) => {
    await page.addInitScript(() => {
      // Where nothing can be shared or copied the address is shown.
      for (const way of ['share', 'clipboard']) Object.defineProperty(navigator, way, { value: undefined });
    });
    await open('/about');
    await open('/recipe/negroni');
    const dialog = page.getByRole('dialog');
    const pressTwice = (button: HTMLElement) => {
      button.click();
      button.click();
    };
    const closeButton = dialog.getByRole('button', { name: 'Close' });
    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => closeButton.evaluate(pressTwice),
    ];
    for (const close of ways) {
      await page.getByRole('button', { name }).evaluate(pressTwice);
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/recipe/negroni');
      await expect.poll(isLayer).toBe(false);
    }
    await page.goBack();
    await page.waitForURL('**/about');
  });

  test("closes the phone's menu, as its button and Escape do, and leads back to where it was opened", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open('/about');
    await isAlive();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.waitFor();
      await expect.poll(isLayer).toBe(true);
    };
    const ways = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
    ];
    for (const close of ways) {
      await openMenu();
      await close();
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(isLayer).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/about');
    }
    await openMenu();
    await menu.getByRole('link', { name: 'About' }).click();
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(isLayer).toBe(false);
    await openMenu();
    await menu.getByRole('link', { name: 'Categories' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cocktail Categories' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await page.goBack();
    await page.waitForURL('**/about');
    await menu.waitFor({ state: 'hidden' });
  });
});
