import { expect, test } from 'vitest';
import { lives, open } from '../support/browser.ts';
import { SITE } from '../support/site.ts';
import { field, the, words, type EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

declare global {
  interface Window {
    /** A print window had these words and font families when it printed. */
    printedForTest?: string[];
  }
}

/** Finds the heart of the Negroni once it is saved. */
const savedHeart = (page: EnginePage) =>
  page.getByRole('button', { name: 'Save Negroni', pressed: true }).first();
const focused = (page: EnginePage, selector: string) => page.locator(`${selector}:focus`).waitFor();

inEachEngine('a visitor', (engine) => {
  test('finds a recipe by its category and by the search, shares it, and comes back', () =>
    asVisitor(engine, async (page) => {
      await open(page, '/');
      await the(page, 'heading', 'Crafting our Signature Cocktails').waitFor();
      await the(page, 'link', 'Categories').click();
      await page.waitForURL(`${SITE}/categories`);
      await page.locator('nav a[href="/categories"][aria-current=page]').first().waitFor();
      await the(page, 'link', 'Aperitif').click();
      await the(page, 'heading', 'Aperitif Cocktails').waitFor();
      await the(page, 'link', 'Americano').click();
      await page.waitForURL(`${SITE}/recipe/americano`);
      await the(page, 'heading', 'Ingredients').waitFor();

      await page.keyboard.press('/');
      await focused(page, 'input[type=search]');
      await page.keyboard.type('nergoni');
      await words(page, /^\d+ cocktails? found$/).waitFor();
      await page.keyboard.press('ArrowDown');
      await focused(page, 'a[href="/recipe/negroni"]');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${SITE}/recipe/negroni`);
      await the(page, 'dialog', 'Search Cocktails').waitFor({ state: 'hidden' });
      await the(page, 'heading', 'Negroni').waitFor();
      await the(page, 'button', /^Share/).click();
      // Both are checked at once, since a toast stays for five seconds, in which a busy machine may look only
      // once.
      await Promise.all(
        ['Recipe link copied!', 'The recipe URL has been copied to your clipboard.'].map((text) =>
          words(page, text).waitFor(),
        ),
      );

      await page.goBack();
      await page.waitForURL(`${SITE}/recipe/americano`);
      await the(page, 'dialog', 'Search Cocktails').waitFor();
      await page.keyboard.press('Escape');
      await the(page, 'heading', 'Americano').waitFor();
    }));

  test('prints a recipe in a window of its own, with its words and both fonts', () =>
    asVisitor(engine, async (page) => {
      await open(page, '/recipe/negroni');
      await the(page, 'button', /^Print/).click();
      await the(page, 'dialog', 'Print Recipe Options').waitFor();
      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = (...args) => {
          const view = open(...args);
          // The browser's question would wait for an answer.
          if (view)
            view.print = () => {
              const { fonts, body } = view.document;
              const loaded = [...fonts].filter(({ status }) => status === 'loaded');
              window.printedForTest = [...loaded.map(({ family }) => family), body.innerText];
            };
          return view;
        };
      });
      await the(page, 'button', 'Print').click();
      await page.waitForFunction(() => window.printedForTest);
      const printed = await page.evaluate(() => window.printedForTest?.join('\n'));
      for (const part of ['Bricolage', 'Figtree', 'Negroni', 'Ingredients', 'Campari'])
        expect(printed).toContain(part);
    }));

  test('mixes a drink step by step, with a clock', () =>
    asVisitor(engine, async (page) => {
      await open(page, '/recipe/negroni');
      await the(page, 'button', 'Start mixing').click();
      await words(page, 'Have these ready').waitFor();
      for (const step of [1, 2, 3]) {
        await the(page, 'button', 'Next').click();
        await words(page, `Step ${step} of 4`).waitFor();
        if (step === 2) await the(page, 'button', 'Count down 20 to 30 seconds').click();
      }
      // The countdown goes on during another step, and after the mode is closed.
      await words(page, /^0:[0-3]\d$/).waitFor();
      await page.keyboard.press('Escape');
      await the(page, 'dialog', 'Negroni').waitFor({ state: 'hidden' });
      await the(page, 'button', /^Step 2/).click();
      await the(page, 'timer').waitFor({ state: 'hidden' });
    }));

  test('takes a lesson, and reads on a button whether the browser can listen', () =>
    asVisitor(engine, async (page) => {
      await open(page, '/tutorials');
      await the(page, 'button', 'Stirred').click();
      await page.getByRole('button', { name: 'Stirred', pressed: true }).first().waitFor();
      await the(page, 'button', 'Start Tutorial').click();
      await the(page, 'button', 'Pause').click();
      await the(page, 'button', 'Reset').click();
      await the(page, 'button', 'Start Tutorial').waitFor();
      const canListen = await page.evaluate(
        () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
      );
      const name = canListen ? /^Voice Search(?! \(Unavailable\))/ : /^Voice Search \(Unavailable\)/;
      await the(page, 'button', 'Search').click();
      await the(page, 'button', name).waitFor();
    }));

  test('narrows the guide, and finds it so after a reload and a step back', () =>
    asVisitor(engine, async (page) => {
      await open(page, '/sustainable-guide');
      const cards = () => page.evaluate(() => document.querySelectorAll('main article').length);
      const all = await cards();
      await field(page, 'Search swaps').fill('syrup');
      await field(page, 'Difficulty').selectOption({ label: 'Easy' });
      await page.waitForFunction(() =>
        ['q=syrup', 'difficulty=Easy'].every((part) => location.search.includes(part)),
      );
      await expect.poll(cards).toBeLessThan(all);
      const shown = await cards();
      await page.reload();
      await lives(page);
      await expect.poll(cards).toBe(shown);
      await the(page, 'link', 'About').click();
      await the(page, 'heading', /About/).waitFor();
      await page.goBack();
      await page.locator('input[type=search][value=syrup]').first().waitFor();
      await expect.poll(cards).toBe(shown);
    }));

  test('keeps recipes, bottles, the measure and the theme, and takes the recipes along by a link', () =>
    asVisitor(engine, async (page) => {
      await open(page, '/recipe/negroni');
      await the(page, 'button', 'Save Negroni').click();
      await savedHeart(page).waitFor();
      await the(page, 'button', 'Switch to dark theme').click();
      await words(page, 'ml').click();
      await words(page, /30 ml/).waitFor();
      await page.reload();
      await savedHeart(page).waitFor();
      await the(page, 'button', 'Switch to light theme').waitFor();
      await words(page, /30 ml/).waitFor();

      await open(page, '/my-bar');
      await field(page, 'Find a bottle').fill('camp');
      await page.locator('label:has(input[value=campari])').first().click();
      await page.waitForFunction(() => localStorage.getItem('bottles') === 'campari');
      await page.reload();
      await page.locator('input[name=have][value=campari]:checked').first().waitFor();

      // Another device has nothing yet.
      await page.evaluate(() => localStorage.clear());
      await open(page, '/saved?recipes=negroni');
      await the(page, 'button', 'Save it').click();
      await page.waitForFunction(() => (localStorage.getItem('saved-recipes') ?? '').includes('negroni'));
      await open(page, '/saved');
      await the(page, 'link', 'Negroni').waitFor();
    }));
});
