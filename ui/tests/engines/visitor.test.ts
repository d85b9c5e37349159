import { expect, test } from 'vitest';
import { SITE } from '../support/site.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

declare global {
  interface Window {
    /** The words that a print window had when it printed, and the families of its fonts. */
    printedForTest?: string[];
  }
}

const heart = { role: 'button', name: 'Save Negroni' };

inEachEngine('a visitor', (engine) => {
  test('finds a recipe by its category and by the search, shares it, and comes back', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/`);
      await page.see({ role: 'heading', name: 'Crafting our Signature Cocktails' });
      await page.click({ role: 'link', name: 'Categories' });
      await page.isAt(`${SITE}/categories`);
      await page.has({ role: 'link', name: 'Categories' }, 'aria-current', 'page');
      await page.click({ role: 'link', name: 'Aperitif' });
      await page.see({ role: 'heading', name: 'Aperitif Cocktails' });
      await page.click({ role: 'link', name: 'Americano' });
      await page.isAt(`${SITE}/recipe/americano`);
      await page.see({ role: 'heading', name: 'Ingredients' });

      await page.press('/');
      await page.focused({ role: 'searchbox', name: 'Search cocktails' });
      await page.type('nergoni');
      await page.see({ text: /^\d+ cocktails? found$/ });
      await page.press('ArrowDown');
      await page.focused({ role: 'link', name: /Negroni/ });
      await page.press('Enter');
      await page.isAt(`${SITE}/recipe/negroni`);
      await page.miss({ role: 'dialog', name: 'Search Cocktails' });
      await page.see({ role: 'heading', name: 'Negroni' });
      await page.click({ role: 'button', name: /^Share/ });
      // Both at once: a toast stays for five seconds, in which a busy machine may look only once.
      await Promise.all(
        ['Recipe link copied!', 'The recipe URL has been copied to your clipboard.'].map((text) =>
          page.see({ text }),
        ),
      );

      await page.step(-1);
      await page.isAt(`${SITE}/recipe/americano`);
      await page.see({ role: 'dialog', name: 'Search Cocktails' });
      await page.press('Escape');
      await page.see({ role: 'heading', name: 'Americano' });
    }));

  test('prints a recipe in a window of its own, with its words and both fonts', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/recipe/negroni`);
      await page.click({ role: 'button', name: /^Print/ });
      await page.see({ role: 'dialog', name: 'Print Recipe Options' });
      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = (...args) => {
          const view = open(...args);
          // The browser's own question would wait for an answer.
          if (view)
            view.print = () => {
              const { fonts, body } = view.document;
              const loaded = [...fonts].filter(({ status }) => status === 'loaded');
              window.printedForTest = [...loaded.map(({ family }) => family), body.innerText];
            };
          return view;
        };
      });
      await page.click({ role: 'button', name: 'Print' });
      const printed = (await page.waitFor('what is printed', () => window.printedForTest)).join('\n');
      for (const part of ['Bricolage', 'Figtree', 'Negroni', 'Ingredients', 'Campari'])
        expect(printed).toContain(part);
    }));

  test('mixes a drink step by step, with a clock', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/recipe/negroni`);
      await page.click({ role: 'button', name: 'Start mixing' });
      await page.see({ text: 'Have these ready' });
      for (const step of [1, 2, 3]) {
        await page.click({ role: 'button', name: 'Next' });
        await page.see({ text: `Step ${step} of 4` });
        if (step === 2) await page.click({ role: 'button', name: 'Count down 20 to 30 seconds' });
      }
      // It goes on while another step is read, and over the end of the mode.
      await page.see({ role: 'button', name: /^Step 2 ?0:[0-3]\d ?Stop$/ });
      await page.press('Escape');
      await page.miss({ role: 'dialog', name: 'Negroni' });
      await page.click({ role: 'button', name: /^Step 2/ });
      await page.miss({ role: 'timer' });
    }));

  test('takes a lesson, and reads on a button whether the browser can listen', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/tutorials`);
      await page.click({ role: 'button', name: 'Stirred' });
      await page.has({ role: 'button', name: 'Stirred' }, 'aria-pressed', 'true');
      await page.click({ role: 'button', name: 'Start Tutorial' });
      await page.click({ role: 'button', name: 'Pause' });
      await page.click({ role: 'button', name: 'Reset' });
      await page.see({ role: 'button', name: 'Start Tutorial' });
      const canListen = await page.evaluate(
        () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
      );
      const name = canListen ? /^Voice Search(?! \(Unavailable\))/ : /^Voice Search \(Unavailable\)/;
      await page.click({ role: 'button', name: 'Search' });
      await page.see({ role: 'button', name });
    }));

  test('narrows the guide, and finds it so after a reload and a step back', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/sustainable-guide`);
      const cards = () => page.evaluate(() => document.querySelectorAll('main article').length);
      const all = await cards();
      await page.fill({ label: 'Search swaps' }, 'syrup');
      await page.choose({ label: 'Difficulty' }, 'Easy');
      await page.waitFor('the address of the filter', () =>
        ['q=syrup', 'difficulty=Easy'].every((part) => location.search.includes(part)),
      );
      await expect.poll(cards).toBeLessThan(all);
      const shown = await cards();
      await page.reload();
      await expect.poll(cards).toBe(shown);
      await page.click({ role: 'link', name: 'About' });
      await page.see({ role: 'heading', name: /About/ });
      await page.step(-1);
      await expect.poll(() => page.valueOf({ label: 'Search swaps' })).toBe('syrup');
      await expect.poll(cards).toBe(shown);
    }));

  test('keeps recipes, bottles, the measure and the theme, and takes the recipes along by a link', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${SITE}/recipe/negroni`);
      await page.click(heart);
      await page.has(heart, 'aria-pressed', 'true');
      await page.click({ role: 'button', name: 'Switch to dark theme' });
      await page.click({ text: 'ml' });
      await page.see({ text: /30 ml/ });
      await page.reload();
      await page.has(heart, 'aria-pressed', 'true');
      await page.see({ role: 'button', name: 'Switch to light theme' });
      await page.see({ text: /30 ml/ });

      await page.goto(`${SITE}/my-bar`);
      await page.fill({ label: 'Find a bottle' }, 'camp');
      await page.click({ label: 'Campari' });
      await page.waitFor('the stored bottle', () => localStorage.getItem('bottles') === 'campari');
      await page.reload();
      await page.see({ selector: 'input[name=have][value=campari]:checked' });

      // Another device has nothing yet.
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${SITE}/saved?recipes=negroni`);
      await page.click({ role: 'button', name: 'Save it' });
      await page.waitFor('the stored recipe', () =>
        (localStorage.getItem('saved-recipes') ?? '').includes('negroni'),
      );
      await page.goto(`${SITE}/saved`);
      await page.see({ role: 'link', name: 'Negroni' });
    }));
});
