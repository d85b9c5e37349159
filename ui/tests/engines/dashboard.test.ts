import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../support/browser.ts';
import { PASSWORD } from '../support/built-site.ts';
import { PICTURE, sessionAt } from '../support/dashboard-page.ts';
import { SITE } from '../support/site.ts';
import { field, the, words, type EnginePage } from './engine-page.ts';
import { asVisitor, inEachEngine } from './in-each-engine.ts';

declare global {
  interface Window {
    /** The page gave the visitor this file. */
    fileForTest?: Blob;
  }
}

async function logIn(page: EnginePage): Promise<void> {
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await the(page, 'heading', 'Admin Dashboard').waitFor();
}

/** Returns the path of a file as a visitor has it on a disk, until the test ends. */
function fileWith(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'tasting-house-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Returns the text of the exported file. The page reads it, since not every driver reports downloads. */
async function exported(page: EnginePage): Promise<string> {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) window.fileForTest = file;
      return create(file);
    };
  });
  await the(page, 'menuitem', 'Export CSV').click();
  await page.waitForFunction(() => window.fileForTest !== undefined);
  return page.evaluate(() => window.fileForTest?.text() ?? '');
}

const HEADER = 'name,category,description,ingredients,instructions,difficulty';

inEachEngine('the administrator', (engine) => {
  test('adds a category and a cocktail with a picture, and sees it on the site', () =>
    asVisitor(engine, async (page) => {
      // All engines share the site.
      const [category, cocktail] = [`Lantern drinks of ${engine.name}`, `Lamplighter of ${engine.name}`];
      await open(page, '/admin?tab=categories');
      await logIn(page);
      await field(page, /^Name/).fill(category);
      await field(page, /^Description/).fill('What is poured when the lanterns are lit.');
      await the(page, 'button', 'Add Category').click();
      await the(page, 'button', `Edit ${category}`).waitFor();

      await the(page, 'tab', 'Cocktails').click();
      await the(page, 'button', 'Add Cocktail').waitFor();
      await field(page, /^Name/).fill(cocktail);
      await the(page, 'combobox', /^Categories/).click();
      await page.keyboard.type(category);
      // The options come with a separate response.
      await the(page, 'option', category).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await the(page, 'button', `Remove ${category}`).waitFor();
      await field(page, /^Description/).fill('Warm, amber, and lit from below.');
      await field(page, /^Ingredients/).fill('2 oz rye\n\n1 oz sweet vermouth');
      await field(page, /^Instructions/).fill('Stir.\nStrain.');
      await field(page, /^Difficulty/).selectOption({ label: 'Moderate' });
      await words(page, 'Picture and video').click();
      await field(page, 'Image file').setInputFiles(fileWith('lantern.png', PICTURE));
      await the(page, 'button', 'Remove Uploaded picture').waitFor();
      await the(page, 'button', 'Add Cocktail').click();
      await words(page, 'Cocktail created successfully').waitFor();
      await the(page, 'link', 'Categories').click();
      await the(page, 'link', category).click();
      await the(page, 'link', cocktail).click();
      await words(page, 'Warm, amber, and lit from below.').waitFor();
      await page.waitForFunction(() =>
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
      await page.setViewportSize({ width: 375, height: 667 });
      await open(page, '/admin');
      await logIn(page);
      await the(page, 'button', 'Tools').click();
      await the(page, 'menuitem', 'Import from a sheet').click();
      const sheet = fileWith(`${engine.name}.csv`, [HEADER, ...rows].join('\n'));
      await field(page, 'Sheet to import').setInputFiles(sheet);
      await the(page, 'heading', '3. Details').waitFor();
      await words(page, /Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert/).waitFor();
      await the(page, 'button', 'Import').click();
      await the(page, 'heading', 'Import completed').waitFor();
      await the(page, 'button', `Edit ${name}`).waitFor();
      await the(page, 'button', 'Tools').click();
      expect(await exported(page)).toContain(name);
      await the(page, 'button', /^Undo import/).click();
      await words(page, /^1 item is deleted/).waitFor();
      await the(page, 'button', 'Undo import').click();
      await the(page, 'button', `Edit ${name}`).waitFor({ state: 'hidden' });
    }));

  test('looks at a draft in a tab of its own, which nobody else sees', () =>
    asVisitor(engine, async (page) => {
      const name = `Attic Draft of ${engine.name}`;
      const path = `/recipe/attic-draft-of-${engine.name}`;
      const send = await sessionAt(SITE);
      await send('POST', '/api/cocktails', {
        name,
        status: 'draft',
        category: ['Sours'],
        description: 'Not yet.',
        difficulty: 'Easy',
        ingredients: ['50 ml gin'],
        instructions: ['Shake with ice.'],
        spirits: ['london-dry-gin'],
      });
      await open(page, '/admin');
      await logIn(page);
      await field(page, 'Filter by name').fill(name);
      // The row moves when the others go, and a click must not miss it.
      await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
      const opened = page.waitForEvent('popup');
      await the(page, 'link', `Preview ${name} (opens in a new tab)`).click();
      const preview = await opened;
      await words(preview, 'Draft. Only you see this page.').waitFor();
      await the(preview, 'heading', name).waitFor();
      await words(preview, 'London Dry Gin').waitFor();
      const stored = await preview.evaluate(
        async (wanted) => (await caches.match(wanted)) !== undefined,
        path,
      );
      expect(stored).toBe(false);
      await open(page, path);
      await the(page, 'heading', 'Cocktail Not Found').waitFor();
      await send('DELETE', path.replace('/recipe/', '/api/cocktails/'));
    }));
});
