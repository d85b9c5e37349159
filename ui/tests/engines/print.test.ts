import { expect, test } from 'vitest';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { sheetsIn } from '../support/style-sheets-in.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

const here = openSharedSite();

declare global {
  interface Window {
    /** The families of the fonts that a print window had when it printed. */
    printedForTest?: string[];
  }
}

inEachEngine('print', (engine) => {
  test('of a recipe has its words and both fonts in a window of its own', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/recipe/negroni`);
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
              const loaded = [...fonts]
                .filter(({ status }) => status === 'loaded')
                .map(({ family }) => family);
              window.printedForTest = [...new Set(loaded), body.innerText];
            };
          return view;
        };
      });
      await page.click({ role: 'button', name: 'Print' });
      const printed = (await page.waitFor('what is printed', () => window.printedForTest)).join('\n');
      for (const part of ['Bricolage', 'Figtree', 'Negroni', 'Ingredients', 'Campari'])
        expect(printed).toContain(part);
    }));

  if (engine.name === 'webkit') {
    test.skip('by Ctrl+P cannot be looked at: its driver has no command that prints');
    return;
  }
  // In Chromium `journeys/print.test.ts` prints every page.
  if (engine.name === 'chromium') return;
  test('by Ctrl+P has no empty sheet, and a recipe or what is saved has one', () =>
    asVisitor(engine, async (page) => {
      for (const [path, most] of [
        ['/recipe/negroni', 1],
        ['/saved', 1],
        ['/categories/Aperitif', 20],
        ['/tutorials', 20],
        ['/about', 20],
      ] as const) {
        await page.goto(here().address + path);
        for (const format of ['A4', 'Letter'] as const) {
          const sheets = sheetsIn((await page.print(format)) ?? new Uint8Array());
          expect({ path, format, sheets, isFull: sheets.every((drawn) => drawn > 0) }).toMatchObject({
            isFull: true,
          });
          expect(sheets.length).toBeGreaterThan(0);
          expect(sheets.length).toBeLessThanOrEqual(most);
        }
      }
    }));
});
