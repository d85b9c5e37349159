import { expect, test } from 'vitest';
import { untilInteractive, open } from '../support/browser.ts';
import { SITE } from '../support/site.ts';
import { byLabel, byRole, byText, type EnginePage } from './engine-page.ts';
import { asEngineVisitor, inEachEngine } from './in-each-engine.ts';

declare global {
  interface Window {
    /** The words and font families of the print window when it printed. */
    printedForTest?: string[];
  }
}

/** Finds the heart of the Negroni once it is saved. */
const savedHeart = (page: EnginePage) =>
  page.locator('button[aria-label="Save Negroni"][aria-pressed=true]').first();
const focused = (page: EnginePage, selector: string) => page.locator(`${selector}:focus`).waitFor();

inEachEngine('a visitor', (engine) => {
  test('finds a recipe by its category and by the search, shares it, and comes back', () =>
    asEngineVisitor(engine, async (page) => {
      await open(page, '/');
      await byRole(page, 'heading', 'Crafting our Signature Cocktails').waitFor();
      await byRole(page, 'link', 'Categories').click();
      await page.waitForURL(`${SITE}/categories`);
      await page.locator('nav a[href="/categories"][aria-current=page]').first().waitFor();
      await byRole(page, 'link', 'Aperitif').click();
      await byRole(page, 'heading', 'Aperitif Cocktails').waitFor();
      await byRole(page, 'link', 'Americano').click();
      await page.waitForURL(`${SITE}/recipe/americano`);
      await byRole(page, 'heading', 'Ingredients').waitFor();

      await page.keyboard.press('/');
      await focused(page, 'input[type=search]');
      await page.keyboard.type('nergoni');
      await byText(page, /^\d+ cocktails? found$/).waitFor();
      await page.keyboard.press('ArrowDown');
      await focused(page, 'a[href="/recipe/negroni"]');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${SITE}/recipe/negroni`);
      await byRole(page, 'dialog', 'Search Cocktails').waitFor({ state: 'hidden' });
      await byRole(page, 'heading', 'Negroni').waitFor();
      await byRole(page, 'button', /^Share/).click();
      // Both are checked at once: in the five seconds of a toast, a busy machine may look at the page only
      // once.
      await Promise.all(
        ['Recipe link copied!', 'The recipe URL has been copied to your clipboard.'].map((text) =>
          byText(page, text).waitFor(),
        ),
      );

      await page.goBack();
      await page.waitForURL(`${SITE}/recipe/americano`);
      await byRole(page, 'dialog', 'Search Cocktails').waitFor();
      await page.keyboard.press('Escape');
      await byRole(page, 'heading', 'Americano').waitFor();
    }));

  test('prints a recipe in a window of its own, with its words and both fonts', () =>
    asEngineVisitor(engine, async (page) => {
      await open(page, '/recipe/negroni');
      await byRole(page, 'button', /^Print/).click();
      await byRole(page, 'dialog', 'Print Recipe Options').waitFor();
      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = (...args) => {
          const view = open(...args);
          // The print dialog of the browser would wait for an answer.
          if (view)
            view.print = () => {
              const { fonts, body } = view.document;
              const loaded = [...fonts].filter(({ status }) => status === 'loaded');
              window.printedForTest = [...loaded.map(({ family }) => family), body.innerText];
            };
          return view;
        };
      });
      await byRole(page, 'button', 'Print').click();
      await page.waitForFunction(() => window.printedForTest);
      const printed = await page.evaluate(() => window.printedForTest?.join('\n'));
      for (const part of ['Bricolage', 'Figtree', 'Negroni', 'Ingredients', 'Campari'])
        expect(printed).toContain(part);
    }));

  test('sees on a button whether the browser supports voice search', () =>
    asEngineVisitor(engine, async (page) => {
      await open(page, '/about');
      const canListen = await page.evaluate(
        () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
      );
      const name = canListen ? /^Voice Search(?! \(Unavailable\))/ : /^Voice Search \(Unavailable\)/;
      await byRole(page, 'button', 'Search').click();
      await byRole(page, 'button', name).waitFor();
    }));

  test('filters the guide, and finds the same filters after a reload and after Back', () =>
    asEngineVisitor(engine, async (page) => {
      await open(page, '/sustainable-guide');
      const cards = () => page.evaluate(() => document.querySelectorAll('main article').length);
      const all = await cards();
      await byLabel(page, 'Search swaps').fill('syrup');
      await byLabel(page, 'Difficulty').selectOption({ label: 'Easy' });
      await page.waitForFunction(() =>
        ['q=syrup', 'difficulty=Easy'].every((part) => location.search.includes(part)),
      );
      await expect.poll(cards).toBeLessThan(all);
      const shown = await cards();
      await page.reload();
      await untilInteractive(page);
      await expect.poll(cards).toBe(shown);
      await byRole(page, 'link', 'About').click();
      await byRole(page, 'heading', /About/).waitFor();
      await page.goBack();
      await page.locator('input[type=search][value=syrup]').first().waitFor();
      await expect.poll(cards).toBe(shown);
    }));

  test('finds recipes, bottles, unit and theme stored, and takes recipes to another device by a link', () =>
    asEngineVisitor(engine, async (page) => {
      await open(page, '/recipe/negroni');
      await byRole(page, 'button', 'Save Negroni').click();
      await savedHeart(page).waitFor();
      await byRole(page, 'button', 'Switch to dark theme').click();
      await byText(page, 'ml').click();
      await byText(page, /30 ml/).waitFor();
      await page.reload();
      await savedHeart(page).waitFor();
      await byRole(page, 'button', 'Switch to light theme').waitFor();
      await byText(page, /30 ml/).waitFor();

      await open(page, '/my-bar');
      await byLabel(page, 'Find a bottle').fill('camp');
      await page.locator('label:has(input[value=campari])').first().click();
      await page.waitForFunction(() => localStorage.getItem('bottles') === 'campari');
      await page.reload();
      await page.locator('input[name=have][value=campari]:checked').first().waitFor();

      // An empty storage stands for another device.
      await page.evaluate(() => localStorage.clear());
      await open(page, '/saved?recipes=negroni');
      await byRole(page, 'button', 'Save it').click();
      await page.waitForFunction(() => (localStorage.getItem('saved-recipes') ?? '').includes('negroni'));
      await open(page, '/saved');
      await byRole(page, 'link', 'Negroni').waitFor();
    }));
});
