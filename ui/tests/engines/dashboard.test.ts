import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { open } from '../support/browser.ts';
import { PASSWORD } from '../support/built-site.ts';
import { sessionAt } from '../support/dashboard-page.ts';
import { SITE } from '../support/site.ts';
import { byLabel, byRole, byText, type EnginePage } from './engine-page.ts';
import { asEngineVisitor, inEachEngine } from './in-each-engine.ts';

declare global {
  interface Window {
    /** The last file that the page offered for download. */
    fileForTest?: Blob;
  }
}

/** A red PNG for an upload. */
const PICTURE = await sharp({
  create: { width: 60, height: 50, channels: 3, background: 'red' },
})
  .png()
  .toBuffer();

async function logIn(page: EnginePage): Promise<void> {
  await byLabel(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await byRole(page, 'heading', 'Admin Dashboard').waitFor();
}

/** Writes a file to the disk, until the test ends. */
function fileWith(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'tasting-house-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Reads the exported file in the page, since not every driver reports downloads. */
async function exported(page: EnginePage): Promise<string> {
  await page.evaluate(() => {
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) window.fileForTest = file;
      return create(file);
    };
  });
  await byRole(page, 'menuitem', 'Export CSV').click();
  await page.waitForFunction(() => window.fileForTest !== undefined);
  return page.evaluate(() => window.fileForTest?.text() ?? '');
}

const HEADER = 'name,category,description,ingredients,instructions,difficulty';

inEachEngine('the administrator', (engine) => {
  test('adds a category and a cocktail with a picture, and sees it on the site', () =>
    asEngineVisitor(engine, async (page) => {
      // All engines use the same site, so each has its own names.
      const [category, cocktail] = [`Lantern drinks of ${engine.name}`, `Lamplighter of ${engine.name}`];
      await open(page, '/admin?tab=categories');
      await logIn(page);
      await byLabel(page, /^Name/).fill(category);
      await byLabel(page, /^Description/).fill('What is poured when the lanterns are lit.');
      await byRole(page, 'button', 'Add Category').click();
      await byRole(page, 'button', `Edit ${category}`).waitFor();

      await byRole(page, 'tab', 'Cocktails').click();
      await byRole(page, 'button', 'Add Cocktail').waitFor();
      await byLabel(page, /^Name/).fill(cocktail);
      await byRole(page, 'combobox', /^Categories/).click();
      await page.keyboard.type(category);
      // The options are loaded separately.
      await byRole(page, 'option', category).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await byRole(page, 'button', `Remove ${category}`).waitFor();
      await byLabel(page, /^Description/).fill('Warm, amber, and lit from below.');
      await byLabel(page, /^Ingredients/).fill('2 oz rye\n\n1 oz sweet vermouth');
      await byLabel(page, /^Instructions/).fill('Stir.\nStrain.');
      await byLabel(page, /^Difficulty/).selectOption({ label: 'Moderate' });
      await byText(page, 'Picture and video').click();
      await byLabel(page, 'Image file').setInputFiles(fileWith('lantern.png', PICTURE));
      await byRole(page, 'button', 'Remove Uploaded picture').waitFor();
      await byRole(page, 'button', 'Add Cocktail').click();
      await byText(page, 'Cocktail created successfully').waitFor();
      await byRole(page, 'link', 'Categories').click();
      await byRole(page, 'link', category).click();
      await byRole(page, 'link', cocktail).click();
      await byText(page, 'Warm, amber, and lit from below.').waitFor();
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
    asEngineVisitor(engine, async (page) => {
      const name = `Attic Lamp of ${engine.name}`;
      const rows = [
        `${name},Sours,Low and long.,2 oz sherry|1 oz tonic,Build over ice.,Easy`,
        'Half a Drink,Sours,Nobody knows how.,1 oz gin,Stir.,Impossible',
      ];
      await page.setViewportSize({ width: 375, height: 667 });
      await open(page, '/admin');
      await logIn(page);
      await byRole(page, 'button', 'Tools').click();
      await byRole(page, 'menuitem', 'Import from a sheet').click();
      const sheet = fileWith(`${engine.name}.csv`, [HEADER, ...rows].join('\n'));
      await byLabel(page, 'Sheet to import').setInputFiles(sheet);
      await byRole(page, 'heading', '3. Details').waitFor();
      await byText(page, /Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert/).waitFor();
      await byRole(page, 'button', 'Import').click();
      await byRole(page, 'heading', 'Import completed').waitFor();
      await byRole(page, 'button', `Edit ${name}`).waitFor();
      await byRole(page, 'button', 'Tools').click();
      expect(await exported(page)).toContain(name);
      await byRole(page, 'button', /^Undo import/).click();
      await byText(page, /^1 item is deleted/).waitFor();
      await byRole(page, 'button', 'Undo import').click();
      await byRole(page, 'button', `Edit ${name}`).waitFor({ state: 'hidden' });
    }));

  test('opens a draft, which nobody else sees, in another tab', () =>
    asEngineVisitor(engine, async (page) => {
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
      await byLabel(page, 'Filter by name').fill(name);
      // A click could miss the row, which moves when the others disappear.
      await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
      const opened = page.waitForEvent('popup');
      await byRole(page, 'link', `Preview ${name} (opens in a new tab)`).click();
      const preview = await opened;
      await byText(preview, 'Draft. Only you see this page.').waitFor();
      await byRole(preview, 'heading', name).waitFor();
      await byText(preview, 'London Dry Gin').waitFor();
      const stored = await preview.evaluate(
        async (wanted) => (await caches.match(wanted)) !== undefined,
        path,
      );
      expect(stored).toBe(false);
      await open(page, path);
      await byRole(page, 'heading', 'Cocktail Not Found').waitFor();
      await send('DELETE', path.replace('/recipe/', '/api/cocktails/'));
    }));
});
