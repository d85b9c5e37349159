import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { asVisitor, open } from '../support/browser.ts';
import { buttonOf, logInAt } from '../support/dashboard-page.ts';
import { SITE } from '../support/site.ts';

const isLayer = (page: Page) =>
  page.evaluate(() => Boolean((history.state as { usr?: { layers?: string[] } } | null)?.usr?.layers));

/** Steps back as soon as the action has pushed a history entry, before the page can render it. */
async function stepBackAtOnce(page: Page, action: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    history.pushState = (...state) => {
      Reflect.deleteProperty(history, 'pushState');
      history.pushState(...state);
      history.back();
      // Blocks the page until the browser has taken the step.
      const end = performance.now() + 300;
      while (performance.now() < end);
    };
  });
  await action();
  await page.waitForFunction(() => !Object.hasOwn(history, 'pushState'));
  await expect.poll(() => isLayer(page)).toBe(false);
}

// What lies over a page, such as a dialog, has an entry in the browser's history. For whole pages, see
// `ui/tests/engines/pages.test.ts`.
describe('back', () => {
  test('leads from a recipe to the search results where they were; Escape then shows the page below', () =>
    asVisitor(async ({ page }) => {
      await open(page, '/about');
      const below = () => page.evaluate(() => Math.round(scrollY));
      await page.evaluate(() => scrollTo(0, 300));
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
      expect(page.url()).toBe(`${SITE}/about`);
      await expect.poll(() => isLayer(page)).toBe(false);
      await expect.poll(below).toBe(300);
    }));

  test('closes a dialog, as Escape and its button do, and all take one step back', () =>
    asVisitor(async ({ page }) => {
      await open(page, '/about');
      await open(page, '/recipe/negroni');
      const dialog = page.getByRole('dialog', { name: 'Print Recipe Options' });
      const pressTwice = (button: HTMLElement) => {
        button.click();
        button.click();
      };
      const ways = [
        () => page.goBack(),
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Close' }).evaluate(pressTwice),
      ];
      for (const close of ways) {
        await page.getByRole('button', { name: /^Print/ }).evaluate(pressTwice);
        await dialog.waitFor();
        await close();
        await dialog.waitFor({ state: 'detached' });
        expect(page.url()).toBe(`${SITE}/recipe/negroni`);
        await expect.poll(() => isLayer(page)).toBe(false);
      }
      await page.goBack();
      await page.waitForURL('**/about');
    }));

  test("closes the phone's menu, as Escape does, and skips the menu after one of its links", () =>
    asVisitor(
      async ({ page }) => {
        await open(page, '/about');
        const menu = page.getByRole('navigation', { name: 'Menu' });
        const openMenu = async () => {
          await page.getByRole('button', { name: 'Open menu' }).click();
          await menu.waitFor();
          await expect.poll(() => isLayer(page)).toBe(true);
        };
        for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
          await openMenu();
          await close();
          await menu.waitFor({ state: 'hidden' });
          await expect.poll(() => isLayer(page)).toBe(false);
          expect(page.url()).toBe(`${SITE}/about`);
        }
        await openMenu();
        await menu.getByRole('link', { name: 'Categories' }).click();
        await page.getByRole('heading', { level: 1, name: 'Cocktail Categories' }).waitFor();
        await menu.waitFor({ state: 'hidden' });
        await page.goBack();
        await page.waitForURL('**/about');
        await menu.waitFor({ state: 'hidden' });
      },
      { viewport: { width: 375, height: 700 } },
    ));

  test('closes a layer that is not rendered yet, which can then be opened again', () =>
    asVisitor(
      async ({ page }) => {
        await open(page, '/recipe/negroni');
        const menu = page.getByRole('navigation', { name: 'Menu' });
        const dialog = page.getByRole('dialog', { name: 'Print Recipe Options' });
        const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
        const openDialog = () => page.getByRole('button', { name: /^Print/ }).click();
        await stepBackAtOnce(page, openDialog);
        await openDialog();
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        // On another page, the recipe no longer listens to steps.
        await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
        await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
        await stepBackAtOnce(page, openMenu);
        await menu.waitFor({ state: 'hidden' });
        await openMenu();
        await menu.waitFor();
        expect(page.url()).toBe(`${SITE}/about`);
      },
      { viewport: { width: 375, height: 700 } },
    ));

  test('closes a dialog of the dashboard and, on a phone, its form before it leaves the tab', () =>
    asVisitor(
      async ({ page }) => {
        await logInAt(page, 'garnish');
        await buttonOf(page, 'Edit Lime wheel').click();
        await buttonOf(page, 'History').click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await page.goBack();
        await dialog.waitFor({ state: 'detached' });
        await buttonOf(page, 'Update Garnish').waitFor();
        await page.goBack();
        await buttonOf(page, 'New Garnish').waitFor();
        expect(page.url()).toBe(`${SITE}/admin?tab=garnish`);
      },
      { viewport: { width: 375, height: 700 } },
    ));
});
