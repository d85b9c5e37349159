import { expect, test } from 'vitest';
import { PASSWORD } from '../support/built-site.ts';
import { PICTURE, sessionAt } from '../support/dashboard-page.ts';
import { SITE } from '../support/site.ts';
import type { EnginePage } from './engine-page.ts';
import { fileFrom } from './file-from.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

async function logIn(page: EnginePage): Promise<void> {
  await page.fill({ label: 'Password' }, PASSWORD);
  await page.press('Enter');
  await page.see({ role: 'heading', name: 'Admin Dashboard' });
}

const HEADER = 'name,category,description,ingredients,instructions,difficulty';

inEachEngine('the administrator', (engine) => {
  test('adds a category and a cocktail with a picture, and sees it on the site', () =>
    asVisitor(engine, async (page) => {
      // All engines share the site.
      const [category, cocktail] = [`Lantern drinks of ${engine.name}`, `Lamplighter of ${engine.name}`];
      await page.goto(`${SITE}/admin?tab=categories`);
      await logIn(page);
      await page.fill({ label: /^Name/ }, category);
      await page.fill({ label: /^Description/ }, 'What is poured when the lanterns are lit.');
      await page.click({ role: 'button', name: 'Add Category' });
      await page.see({ role: 'button', name: `Edit ${category}` });

      await page.click({ role: 'tab', name: 'Cocktails' });
      await page.see({ role: 'button', name: 'Add Cocktail' });
      await page.fill({ label: /^Name/ }, cocktail);
      await page.click({ role: 'combobox', name: /^Categories/ });
      await page.type(category);
      // The options come with an answer of their own.
      await page.see({ role: 'option', name: category });
      await page.press('Enter');
      await page.press('Escape');
      await page.see({ role: 'button', name: `Remove ${category}` });
      await page.fill({ label: /^Description/ }, 'Warm, amber, and lit from below.');
      await page.fill({ label: /^Ingredients/ }, '2 oz rye\n\n1 oz sweet vermouth');
      await page.fill({ label: /^Instructions/ }, 'Stir.\nStrain.');
      await page.choose({ label: /^Difficulty/ }, 'Moderate');
      await page.click({ text: 'Picture and video' });
      await page.attach({ label: 'Image file' }, [
        { name: 'lantern.png', type: 'image/png', content: PICTURE },
      ]);
      await page.click({ role: 'button', name: 'Add Cocktail' });
      await page.see({ text: 'Cocktail created successfully' });
      await page.click({ role: 'link', name: 'Categories' });
      await page.click({ role: 'link', name: category });
      await page.click({ role: 'link', name: cocktail });
      await page.see({ text: 'Warm, amber, and lit from below.' });
      await page.waitFor('the picture', () =>
        [...document.images].some(
          ({ src, naturalWidth }) => src.includes('/api/images/') && naturalWidth > 0,
        ),
      );

      const send = await sessionAt(SITE);
      await send('DELETE', `/api/cocktails/lamplighter-of-${engine.name}`);
      await send('DELETE', `/api/categories/lantern-drinks-of-${engine.name}`);
    }));

  test('imports a sheet after its preview, exports the cocktails, and undoes the import', () =>
    asVisitor(engine, async (page) => {
      const name = `Attic Lamp of ${engine.name}`;
      const rows = [
        `${name},Sours,Low and long.,2 oz sherry|1 oz tonic,Build over ice.,Easy`,
        'Half a Drink,Sours,Nobody knows how.,1 oz gin,Stir.,Impossible',
      ];
      await page.setSize({ width: 375, height: 667 });
      await page.goto(`${SITE}/admin`);
      await logIn(page);
      await page.click({ role: 'button', name: 'Tools' });
      await page.click({ role: 'menuitem', name: 'Import from a sheet' });
      await page.attach({ label: 'Sheet to import' }, [
        {
          ...{ name: `${engine.name}.csv`, type: 'text/csv' },
          content: new TextEncoder().encode([HEADER, ...rows].join('\n')),
        },
      ]);
      await page.see({ role: 'heading', name: '3. Details' });
      await page.see({ text: 'Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert' });
      await page.click({ role: 'button', name: 'Import' });
      await page.see({ role: 'heading', name: 'Import completed' });
      await page.see({ role: 'button', name: `Edit ${name}` });
      await page.click({ role: 'button', name: 'Tools' });
      expect(await fileFrom(page, { role: 'menuitem', name: 'Export CSV' })).toContain(name);
      await page.click({ role: 'button', name: /^Undo import/ });
      await page.see({ text: '1 item is deleted:' });
      await page.click({ role: 'button', name: 'Undo import' });
      await page.miss({ role: 'button', name: `Edit ${name}` });
    }));

  test('looks at a draft in a tab of its own, which nobody else sees', () =>
    asVisitor(engine, async (page) => {
      const name = `Attic Draft of ${engine.name}`;
      const path = `/recipe/attic-draft-of-${engine.name}`;
      const send = await sessionAt(SITE);
      await send('POST', '/api/cocktails', {
        ...{ name, status: 'draft', category: ['Sours'], description: 'Not yet.', difficulty: 'Easy' },
        ...{ ingredients: ['50 ml gin'], instructions: ['Shake with ice.'], spirits: ['london-dry-gin'] },
      });
      await page.goto(`${SITE}/admin`);
      await logIn(page);
      await page.fill({ label: 'Filter by name' }, name);
      const preview = await page.popup(() =>
        page.click({ role: 'link', name: `Preview ${name} (opens in a new tab)` }),
      );
      await preview.see({ text: 'Draft. Only you see this page.' });
      await preview.see({ role: 'heading', name });
      await preview.see({ text: 'London Dry Gin' });
      const stored = await preview.evaluate(
        async (wanted) => (await caches.match(wanted)) !== undefined,
        path,
      );
      expect(stored).toBe(false);
      await page.goto(SITE + path);
      await page.see({ role: 'heading', name: 'Cocktail Not Found' });
      await send('DELETE', path.replace('/recipe/', '/api/cocktails/'));
    }));
});
