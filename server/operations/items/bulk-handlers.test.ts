import { describe, expect, it } from 'vitest';
import type { Outcome } from '#openapi/generated/model.ts';
import { itemsOf } from '#server/tests/site/history-of-site.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const CATALOGUE = {
  categories: [
    { name: 'Sours', description: 'Citrus.' },
    { name: 'Tiki', description: 'Rum.' },
  ],
  garnish: [{ name: 'Mint leaf' }, { name: 'Mint leaves' }, { name: 'Cherry' }],
  cocktails: [
    buildCocktail({ name: 'Mojito', garnish: ['Mint leaf', 'Mint leaves'], featured: true }),
    buildCocktail({ name: 'Swizzle', garnish: ['Mint leaves'], difficulty: 'Expert' }),
    buildCocktail({ name: 'Daiquiri' }),
  ],
};

const COMMANDS = {
  update: {
    resource: 'cocktails',
    ids: ['mojito', 'swizzle', 'daiquiri', 'gone'],
    set: { difficulty: 'Expert', featured: false },
    add: { category: ['Tiki'] },
    remove: { garnish: ['mint leaves'] },
  },
  replace: { resource: 'garnish', from: 'mint-leaves', to: 'Mint leaf' },
  delete: { resource: 'garnish', ids: ['mint-leaf', 'cherry'] },
};

const open = async () => logIn(await openTestSite({ catalogue: CATALOGUE }));

it('a list with unused=true has items that nothing refers to, not even a draft, and needs a session', async () => {
  const admin = await open();
  const unused = async (query = 'unused=true') =>
    ((await admin.api(`/api/garnish?${query}`)).body as { id: string }[]).map(({ id }) => id);
  expect(await unused()).toEqual(['cherry']);
  expect(await unused('unused=false')).toEqual(['mint-leaf', 'mint-leaves']);
  const page = await admin.api('/api/garnish?unused=true&limit=1&offset=1');
  expect([page.body, page.headers.get('x-total-count')]).toEqual([[], '1']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  await admin.send('PATCH', '/api/cocktails/daiquiri', { status: 'draft', garnish: ['Cherry'] });
  expect(await unused()).toEqual([]);
  expect((await admin.api('/api/menus?unused=true')).status).toBe(400);
});

const MESSAGES = {
  update: ['3 cocktails would be changed, 1 would be left alone.', '3 cocktails changed, 1 was left alone.'],
  replace: [
    '"Mint leaves" would be replaced by "Mint leaf" in 2 cocktails, and deleted.',
    '"Mint leaves" is replaced by "Mint leaf" in 2 cocktails, and deleted.',
  ],
  delete: ['1 garnish would be deleted, 1 would be left alone.', '1 garnish deleted, 1 was left alone.'],
} as const;

describe('POST /api/admin/bulk', () => {
  it.each(['update', 'replace', 'delete'] as const)(
    '%s: as its dry run says, once, and one undo takes all of it back; 412 for a dry run that is old',
    async (name) => {
      const [command, [previewed, done]] = [COMMANDS[name], MESSAGES[name]];
      const admin = await open();
      const send = (query: string) => admin.send('POST', `/api/admin/bulk/${name}?${query}`, command);
      const before = await itemsOf(admin);
      const preview = (await send('dryRun=true')).body as Outcome;
      expect(preview.message).toBe(previewed);
      expect(await itemsOf(admin)).toEqual(before);
      const { status, body } = await send(`basedOn=${preview.revision}`);
      const revision = preview.revision + 1;
      expect({ status, body }).toEqual({ status: 200, body: { ...preview, revision, message: done } });
      const changed = await itemsOf(admin);
      expect(changed).not.toEqual(before);
      expect((await send(`basedOn=${preview.revision}`)).status).toBe(412);
      expect(await itemsOf(admin)).toEqual(changed);
      const undone = await admin.send('POST', `/api/admin/revisions/${revision}/undo`);
      expect((undone.body as Outcome).skipped.items).toEqual([]);
      expect(await itemsOf(admin)).toEqual(before);
    },
  );

  it('names an item that was deleted meanwhile by the name that it had', async () => {
    const admin = await open();
    await admin.send('DELETE', '/api/garnish/cherry');
    await admin.send('PUT', '/api/garnish/mint-leaf', { name: 'Cherry' });
    const command = { resource: 'garnish', ids: ['cherry', 'plum'] };
    const { body } = await admin.send('POST', '/api/admin/bulk/delete?dryRun=true', command);
    expect((body as Outcome).skipped.items).toMatchObject([
      { itemId: 'cherry', itemName: 'Cherry', reason: 'It was deleted since.' },
      { itemId: 'plum', itemName: 'plum', reason: 'There is no garnish with the id "plum".' },
    ]);
  });
});
