import { test } from 'vitest';
import { openSharedSite } from '../support/open-site-for-file.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

const here = openSharedSite();
const heart = { role: 'button', name: 'Save Negroni' };

inEachEngine('what a visitor stores', (engine) => {
  test('is there after a reload, and goes along to an empty device', () =>
    asVisitor(engine, async (page) => {
      const { address } = here();
      await page.goto(`${address}/recipe/negroni`);
      await page.click(heart);
      await page.has(heart, 'aria-pressed', 'true');
      await page.click({ role: 'button', name: 'Switch to dark theme' });
      await page.click({ text: 'ml' });
      await page.see({ text: /30 ml/ });
      await page.reload();
      await page.has(heart, 'aria-pressed', 'true');
      await page.see({ role: 'button', name: 'Switch to light theme' });
      await page.see({ text: /30 ml/ });

      await page.goto(`${address}/my-bar`);
      await page.fill({ label: 'Find a bottle' }, 'camp');
      await page.click({ label: 'Campari' });
      await page.waitFor('the stored bottle', () => localStorage.getItem('bottles') === 'campari');
      await page.reload();
      await page.waitFor(
        'the ticked bottle',
        () => document.querySelector('input[name=have][value=campari]:checked') !== null,
      );

      // A link takes the saved recipes to another device, here to the emptied one.
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${address}/saved`);
      await page.see({ text: 'Nothing saved yet' });
      await page.goto(`${address}/saved?recipes=negroni`);
      await page.click({ role: 'button', name: 'Save it' });
      // A click before the scripts is done once they run, unless the page is left first.
      await page.waitFor('the stored recipe', () =>
        (localStorage.getItem('saved-recipes') ?? '').includes('negroni'),
      );
      await page.goto(`${address}/saved`);
      await page.see({ role: 'link', name: 'Negroni' });
    }));

  if (engine.name === 'webkit') {
    test.skip('cannot be refused: neither its driver nor its browser has a setting for that');
    return;
  }
  test('may be refused: the site lives, and says nothing of it', () =>
    asVisitor(
      engine,
      async (page) => {
        const { address } = here();
        for (const path of ['/', '/recipe/negroni', '/explore-collection', '/saved', '/my-bar', '/admin']) {
          await page.goto(address + path);
          await page.see({ selector: 'h1' });
          await page.click({ role: 'button', name: 'Switch to dark theme' });
          await page.waitFor('the dark theme', () => document.documentElement.classList.contains('dark'));
        }
      },
      { refusesStorage: true },
    ));
});
