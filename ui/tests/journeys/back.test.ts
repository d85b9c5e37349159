import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { holdScripts, stopHoldingScripts } from '../support/hold-scripts.ts';
import { openSharedSite } from '../support/open-site-for-file.ts';

const DOWN_PX = 900;

const here = openSharedSite();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await newVisitor(here());
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (path: string) => page.goto(here().address + path, { waitUntil: 'networkidle' });
const isDown = () => page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 1, DOWN_PX);
const isAlive = () =>
  page.waitForFunction(() => document.readyState === 'complete' && window.earlyEvents === undefined);

const isLayer = () => page.evaluate(() => Boolean((history.state as { layer?: true } | null)?.layer));

/** Scrolls down and at once, before the browser tells of it, follows a link. */
async function scrollAndFollow(path: string): Promise<void> {
  // The page may be there before its list.
  const link = page.locator(`a[href="${path}"]`).first();
  await link.waitFor({ state: 'attached' });
  await link.evaluate((element: HTMLElement, top) => {
    window.scrollTo({ top, behavior: 'instant' });
    element.click();
  }, DOWN_PX);
}

/** `ways-back.test.ts` leaves pages that live. */
describe('back', () => {
  test.each([
    ['/explore-collection', '/recipe/negroni'],
    ['/categories/Aperitif', '/recipe/negroni'],
    ['/sustainable-guide', '/about'],
  ])('returns to where %s was scrolled and left before its scripts came', async (path, link) => {
    await holdScripts(page);
    await page.goto(here().address + path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await scrollAndFollow(link);
    await page.waitForURL(`**${link}`, { waitUntil: 'commit' });
    await stopHoldingScripts(page);
    // Pressed before the page lives, Back may be faster than the browser, which notes the position only after the page was left.
    await isAlive();
    await page.goBack({ waitUntil: 'load' });
    await isDown();
    await isAlive();
    await isDown();
  });

  test('returns to where a page was left, pressed before the scripts of a reloaded page run', async () => {
    await open('/categories/Aperitif');
    await scrollAndFollow('/recipe/negroni');
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      asked.push(route.request().url());
      await released;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/categories/Aperitif', { waitUntil: 'commit' });
    release();
    await page.getByRole('heading', { level: 1, name: 'Aperitif' }).waitFor();
    await isDown();
  });

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

  test('passes by what a reload closed', async () => {
    await open('/about');
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search Cocktails' });
    await search.waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await search.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('**/about');
  });

  test('leads from a result of the search to the page that it was opened on', async () => {
    await open('/about');
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search cocktails' }).fill('negroni');
    await page
      .getByRole('list', { name: 'Search results' })
      .getByRole('link', { name: /Negroni/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Negroni/ }).waitFor();
    await page.goBack();
    await page.waitForURL('**/about');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('closes the mixing mode', async () => {
    await open('/recipe/negroni');
    await page.getByRole('button', { name: 'Mix' }).click();
    await page.getByRole('dialog', { name: 'Negroni' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/recipe/negroni');
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

  test("closes the phone's menu that was opened before the scripts came", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await holdScripts(page);
    await page.goto(`${here().address}/about`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    await stopHoldingScripts(page);
    await isAlive();
    await expect.poll(isLayer).toBe(true);
    await page.goBack();
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('closes the search that was opened over the menu, and then leaves the page', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open('/contact');
    await open('/about');
    await isAlive();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(isLayer).toBe(true);
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search Cocktails' });
    await search.waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await search.waitFor();
    await page.goBack();
    await search.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.goBack();
    await page.waitForURL('**/contact');
  });

  test("is what 'Go Back' does, also when both pages were loaded as a whole", async () => {
    await open('/categories');
    await open('/recipe/motor-oil');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/categories');
  });
});
