import { test } from 'vitest';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

const here = openSharedSite();

inEachEngine('mixing mode', (engine) => {
  test('shows each step, counts down, and gives the recipe back', () =>
    asVisitor(engine, async (page) => {
      await page.goto(`${here().address}/recipe/negroni`);
      await page.click({ role: 'button', name: 'Mix' });
      await page.see({ text: 'Have these ready' });
      for (const step of [1, 2, 3, 4]) {
        await page.click({ role: 'button', name: 'Next' });
        await page.see({ text: `Step ${step} of 4` });
        if (step === 2) await page.click({ role: 'button', name: 'Count down 20 to 30 seconds' });
      }
      // It goes on while another step is read, and over the end of the mode.
      await page.see({ role: 'button', name: /^Step 2 ?0:[0-3]\d ?Stop$/ });
      await page.press('Escape');
      await page.miss({ role: 'dialog', name: 'Negroni' });
      await page.see({ role: 'heading', name: 'Instructions' });
      await page.click({ role: 'button', name: /^Step 2/ });
      await page.miss({ role: 'timer' });
    }));
});
