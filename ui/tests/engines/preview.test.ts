import { expect, test } from 'vitest';
import { PASSWORD, startBuiltSite } from '../support/built-site.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { asVisitor, inFurtherEngines } from './in-each-engine.ts';

const here = openSiteForFile(startBuiltSite);
const BANNER = { text: 'Draft. Only you see this page.' };
const MISSING = { role: 'heading', name: 'Cocktail Not Found' } as const;

async function makeDraft(name: string): Promise<void> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(here().address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = (await (await post('/api/admin/login', { password: PASSWORD })).json()) as { token: string };
  const { status } = await post(
    '/api/cocktails',
    {
      ...{ name, status: 'draft', category: ['Sours'], description: 'Not yet.', difficulty: 'Easy' },
      ...{ ingredients: ['50 ml gin', '25 ml lemon juice'], instructions: ['Shake with ice.', 'Strain.'] },
      ...{ spirits: ['london-dry-gin'], garnish: ['lemon-twist'] },
    },
    { Authorization: `Bearer ${login.token}` },
  );
  expect(status).toBe(201);
}

inFurtherEngines('the preview of a draft', (engine) => {
  test('shows it to the administrator, from the dashboard only', () =>
    asVisitor(engine, async (page) => {
      const name = `Attic Lamp of ${engine.name}`;
      await makeDraft(name);
      await page.goto(`${here().address}/admin`);
      await page.fill({ label: 'Password' }, PASSWORD);
      await page.press('Enter');
      await page.see({ role: 'heading', name: 'Admin Dashboard' });
      await page.fill({ label: 'Filter by name' }, 'Attic Lamp');
      const preview = await page.popup(() =>
        page.click({ role: 'link', name: `Preview ${name} (opens in a new tab)` }),
      );
      await preview.see(BANNER);
      await preview.see({ role: 'heading', name });
      await preview.see({ text: 'London Dry Gin' });
      const path = `/recipe/${name.toLowerCase().replaceAll(' ', '-')}`;
      const stored = await preview.evaluate(async (wanted) => {
        const names = await caches.keys();
        const found = await Promise.all(
          names.map(async (one) => (await (await caches.open(one)).keys()).map(({ url }) => url)),
        );
        return found.flat().filter((url) => url.endsWith(wanted));
      }, path);
      expect(stored).toEqual([]);
      await preview.closeTab();
      const visitor = await page.newTab();
      await visitor.goto(here().address + path);
      await visitor.see(MISSING);
      await visitor.miss(BANNER);
    }));
});
