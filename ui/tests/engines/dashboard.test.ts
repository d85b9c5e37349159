import { expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import type { EnginePage } from './engine-page.ts';
import { fileFrom } from './file-from.ts';
import { asVisitor, inEachEngine, inFurtherEngines } from './in-each-engine.ts';

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

/** The same one for all engines. */
const here = openSiteForFile(startBuiltSite);

/** In the page: the cocktails of the home page in their order. */
function movableNames(): string[] {
  return [...document.querySelectorAll('[aria-label^="Move "][aria-label$=" down"]')].map(
    ({ ariaLabel }) => /^Move (.*) down$/.exec(ariaLabel ?? '')?.[1] ?? '',
  );
}

/** The first two of the home page. */
async function featuredAt(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/api/cocktails?featured=true&limit=2`);
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

// In Chromium `dashboard-layout.test.ts` and `dashboard-details.test.ts` show it, and the administrator's whole way.
inFurtherEngines('a day at the dashboard', (engine) => {
  test('every tab opens at 1280 and 375 px, one takes an item, and the home page gets another order', () =>
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
      // The form before has a name, too.
      await page.see({ role: 'button', name: 'Add Spirit' });
      // Of this engine alone: what a failed visit leaves must not stop the next one.
      const name = `Grappa of ${engine.name}`;
      await page.fill({ label: /^Name/ }, name);
      await page.click({ role: 'button', name: 'Add Spirit' });
      await page.click({ role: 'button', name: `Edit ${name}` });
      await page.see({ role: 'heading', name: `Edit ${name}` });
      await page.fill({ label: /^Description/ }, 'From what the press leaves.');
      await page.click({ role: 'button', name: 'Update Spirit' });
      // The form is empty again; the list of a phone shows no descriptions.
      await page.see({ role: 'button', name: 'Add Spirit' });
      await page.click({ role: 'button', name: `Edit ${name}` });
      await page.see({ role: 'heading', name: `Edit ${name}` });
      await expect.poll(() => page.valueOf({ label: /^Description/ })).toBe('From what the press leaves.');
      await page.click({ role: 'button', name: `Delete ${name}` });
      await page.click({ role: 'button', name: 'Delete' });
      await page.miss({ role: 'button', name: `Edit ${name}` });

      await page.click({ role: 'tab', name: 'Cocktails' });
      await page.click({ text: 'Order on the home page' });
      await page.see({ role: 'button', name: /^Move .* down$/ });
      const [first = '', second = ''] = await page.evaluate(movableNames);
      await page.click({ role: 'button', name: `Move ${first} down` });
      await expect.poll(async () => (await page.evaluate(movableNames)).slice(0, 2)).toEqual([second, first]);
      await expect.poll(() => featuredAt(here().address)).toEqual([second, first]);
    }));
});

inEachEngine('a day at the dashboard', (engine) => {
  test('a sheet is imported, its end can be seen, and it is undone; what is exported is a sheet', () =>
    asVisitor(engine, async (page) => {
      await page.setSize({ width: 375, height: 667 });
      await logInAt(page, here().address);
      await page.click({ role: 'button', name: 'Import from a sheet' });
      await page.attach({ label: 'Sheet to import' }, [
        { name: 'drinks.csv', type: 'text/csv', content: new TextEncoder().encode(SHEET) },
      ]);
      await page.see({ role: 'heading', name: '3. Details' });
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
