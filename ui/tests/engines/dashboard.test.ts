import { expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import type { EnginePage } from './engine-page.ts';
import { fileFrom } from './file-from.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

/** Each tab, and what its button calls one of its items. */
const TABS = [
  ['Categories', 'Category'],
  ['Cocktails', 'Cocktail'],
  ['Equipment', 'Equipment'],
  ['Garnish', 'Garnish'],
  ['Glassware', 'Glassware'],
  ['MyAds', 'MyAd'],
  ['Spirits', 'Spirit'],
  ['Sustainable', 'Substitution'],
  ['Techniques', 'Technique'],
] as const;

const SHEET = [
  'name,category,description,ingredients,instructions,difficulty',
  'Attic Lamp,Sours,Low and long.,2 oz sherry|1 oz tonic,Build over ice.,Easy',
].join('\n');

async function logInAt(page: EnginePage, address: string): Promise<void> {
  await page.goto(`${address}/admin`);
  await page.fill({ label: 'Password' }, PASSWORD);
  await page.press('Enter');
  await page.see({ role: 'heading', name: 'Admin Dashboard' });
}

/** The same one for all engines: each takes back what it has made. */
const here = openSiteForFile(startBuiltSite);

inEachEngine('a day at the dashboard', (engine) => {
  test('every tab opens at 1280 and 375 px, and one takes an item', () =>
    asVisitor(engine, async (page) => {
      await logInAt(page, here().address);
      for (const width of [1280, 375]) {
        await page.setSize({ width, height: 720 });
        for (const [tab, item] of TABS) {
          await page.click({ role: 'tab', name: tab });
          await page.see({ role: 'button', name: `Add ${item}` });
        }
      }
      await page.click({ role: 'tab', name: 'Spirits' });
      const name = 'Grappa';
      await page.fill({ label: /^Name/ }, name);
      await page.click({ role: 'button', name: 'Add Spirit' });
      await page.click({ role: 'button', name: `Edit ${name}` });
      await page.see({ role: 'heading', name: `Edit ${name}` });
      await page.fill({ label: /^Description/ }, 'From what the press leaves.');
      await page.click({ role: 'button', name: 'Update Spirit' });
      await page.see({ text: 'From what the press leaves.' });
      await page.click({ role: 'button', name: `Delete ${name}` });
      await page.click({ role: 'button', name: 'Delete' });
      await page.miss({ role: 'button', name: `Edit ${name}` });
    }));

  test('a sheet is imported, its end can be seen, and it is undone; what is exported is a sheet', () =>
    asVisitor(engine, async (page) => {
      await page.setSize({ width: 375, height: 667 });
      await logInAt(page, here().address);
      await page.click({ role: 'button', name: 'Import from a sheet' });
      await page.attach({ label: 'Sheet to import' }, [
        { name: 'drinks.csv', type: 'text/csv', content: new TextEncoder().encode(SHEET) },
      ]);
      await page.see({ role: 'heading', name: 'What this sheet would do' });
      await page.click({ role: 'button', name: 'Import' });
      await page.see({ role: 'heading', name: 'Import completed' });
      await page.waitFor('the end of the import in view', () => {
        const heading = [...document.querySelectorAll('h2, h3, h4')].find(
          ({ textContent }) => textContent === 'Import completed',
        );
        const top = heading?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      });
      await page.see({ role: 'button', name: 'Edit Attic Lamp' });
      expect(await fileFrom(page, { role: 'button', name: 'Export CSV' })).toContain('Attic Lamp');
      await page.click({ role: 'button', name: /^Undo import/ });
      await page.see({ role: 'group', name: /^Undoing it removes 1 item/ });
      await page.click({ role: 'button', name: 'Undo import' });
      await page.miss({ role: 'button', name: 'Edit Attic Lamp' });
    }));
});
