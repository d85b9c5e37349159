import { describe, expect, it } from 'vitest';
import type { ChangeList, Outcome } from '#openapi/generated/model.ts';
import { allResources } from '#openapi/generated/resources.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
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
const names = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

describe('POST /api/admin/bulk', () => {
  const open = async () => logIn(await openTestSite({ catalogue: CATALOGUE }));
  const send = (
    admin: Administrator,
    name: keyof typeof COMMANDS,
    query = '',
    headers?: Record<string, string>,
  ) => admin.send('POST', `/api/admin/bulk/${name}${query}`, COMMANDS[name], headers);
  /** All items but for their versions. */
  const states = async (admin: Administrator) => {
    const lists = await Promise.all(
      Object.keys(allResources).map(async (name) => (await admin.api(`/api/${name}`)).body as object[]),
    );
    return lists.flat().map((item) => ({ ...item, version: 0 }));
  };

  it('lists what nothing refers to, counts drafts as users, and shows it to a session alone', async () => {
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

  it.each(names)(
    '%s: the dry run tells what happens and changes nothing; one undo takes all of it back',
    async (name) => {
      const admin = await open();
      const before = await states(admin);
      const preview = (await send(admin, name, '?dryRun=true')).body as Outcome;
      expect(await states(admin)).toEqual(before);
      const { status, body } = await send(admin, name, `?basedOn=${preview.revision}`);
      const done = body as Outcome;
      expect({ status, body }).toEqual({
        status: 200,
        body: { ...preview, revision: preview.revision + 1 },
      });
      expect(await states(admin)).not.toEqual(before);
      const { changes, total } = (await admin.api('/api/admin/changes')).body as ChangeList;
      expect(total).toBe(done.updated.count + done.deleted.count);
      expect(new Set(changes.map(({ revision }) => revision))).toEqual(new Set([done.revision]));
      const undone = await admin.send('POST', `/api/admin/revisions/${done.revision}/undo`);
      expect((undone.body as Outcome).skipped.items).toEqual([]);
      expect(await states(admin)).toEqual(before);
    },
  );

  it.each(names)('%s: 412 when the catalogue was changed since the dry run', async (name) => {
    const admin = await open();
    const { revision } = (await send(admin, name, '?dryRun=true')).body as Outcome;
    await admin.send('POST', '/api/spirits', { name: 'Pisco' });
    const before = await states(admin);
    expect((await send(admin, name, `?basedOn=${revision}`)).status).toBe(412);
    expect(await states(admin)).toEqual(before);
  });
});
