import { describe, expect, it } from 'vitest';
import type { BulkOutcome, ChangeList, UndoOutcome } from '#openapi/generated/model/index.ts';
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
const AD = {
  name: 'House vermouth',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  description: 'Made here.',
  imageUrl: 'https://example.com/vermouth.jpg',
  onclickLink: 'https://example.com/',
  hoverText: 'Taste it',
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

  it('lists the ids of all that match, drafts too, in the order of the list', async () => {
    const admin = await open();
    await admin.send('PATCH', '/api/cocktails/daiquiri', { status: 'draft' });
    const idsOf = async (query: string) => (await admin.api(`/api/admin/cocktail-ids?${query}`)).body;
    expect(await idsOf('')).toEqual({ ids: ['daiquiri', 'mojito', 'swizzle'] });
    expect(await idsOf('status=draft')).toEqual({ ids: ['daiquiri'] });
    expect(await idsOf('name=j&featured=true&category=Sours&sort=newest')).toEqual({ ids: ['mojito'] });
    expect((await admin.api('/api/admin/cocktail-ids?sort=age')).status).toBe(400);
  });

  it('lists what nothing refers to, and counts drafts as users', async () => {
    const admin = await open();
    const unused = async () => (await admin.api('/api/admin/unused/garnish')).body;
    expect(await unused()).toEqual({ ids: ['cherry'] });
    const page = await admin.api('/api/admin/unused/garnish?limit=1&offset=1');
    expect([page.body, page.headers.get('x-total-count')]).toEqual([{ ids: [] }, '1']);
    await admin.send('PATCH', '/api/cocktails/daiquiri', { status: 'draft', garnish: ['Cherry'] });
    expect(await unused()).toEqual({ ids: [] });
    expect((await admin.api('/api/admin/unused/spoons')).status).toBe(400);
  });

  it.each(names)(
    '%s: the dry run tells what happens and changes nothing; one undo takes all of it back',
    async (name) => {
      const admin = await open();
      const before = await states(admin);
      const preview = (await send(admin, name, '?dryRun=true')).body as BulkOutcome;
      expect(await states(admin)).toEqual(before);
      const { status, body } = await send(admin, name, `?basedOn=${preview.revision}`);
      const done = body as BulkOutcome;
      expect({ status, body }).toEqual({
        status: 200,
        body: { ...preview, revision: preview.revision + 1 },
      });
      expect(await states(admin)).not.toEqual(before);
      const { changes, total } = (await admin.api('/api/admin/changes')).body as ChangeList;
      expect(total).toBe(done.changed.count);
      expect(new Set(changes.map(({ revision }) => revision))).toEqual(new Set([done.revision]));
      const undone = await admin.send('POST', `/api/admin/revisions/${done.revision}/undo`);
      expect((undone.body as UndoOutcome).skipped).toEqual([]);
      expect(await states(admin)).toEqual(before);
    },
  );

  it.each(names)('%s: 412 when the catalogue was changed since the dry run', async (name) => {
    const admin = await open();
    const { revision } = (await send(admin, name, '?dryRun=true')).body as BulkOutcome;
    await admin.send('POST', '/api/spirits', { name: 'Pisco' });
    const before = await states(admin);
    expect((await send(admin, name, `?basedOn=${revision}`)).status).toBe(412);
    expect(await states(admin)).toEqual(before);
  });

  it('names what was deleted meanwhile as people knew it, and by its id where nothing knows it', async () => {
    const admin = await open();
    await admin.send('POST', '/api/myads', AD);
    for (const address of ['cocktails/swizzle', 'garnish/cherry', 'myads/house-vermouth'])
      expect((await admin.send('DELETE', `/api/${address}`)).status).toBe(204);
    const skippedBy = async (command: string, body: object) =>
      (await admin.send('POST', `/api/admin/bulk/${command}?dryRun=true`, body)).body;
    for (const [command, edit] of [
      ['update', { set: { featured: false } }],
      ['delete', {}],
    ] as const)
      expect(
        await skippedBy(command, { resource: 'cocktails', ids: ['swizzle', 'never'], ...edit }),
      ).toMatchObject({
        skipped: {
          items: [
            { itemId: 'swizzle', itemName: 'Swizzle', code: 'notFound', reason: 'It was deleted since.' },
            { itemName: 'never', reason: 'There is no cocktail with the id "never".' },
          ],
        },
      });
    expect(await skippedBy('delete', { resource: 'myads', ids: ['house-vermouth'] })).toMatchObject({
      skipped: { items: [{ itemName: 'House vermouth' }] },
    });
    expect(
      await skippedBy('replace', { resource: 'garnish', from: 'cherry', to: 'mint-leaf' }),
    ).toMatchObject({
      errors: [{ field: 'from', message: expect.stringContaining('"Cherry"') as string }],
    });
  });

  it('changes nothing, and makes no revision, where all is so already', async () => {
    const admin = await open();
    await send(admin, 'update');
    const { body } = await send(admin, 'update');
    expect(body).toMatchObject({ changed: { count: 0 }, unchanged: { count: 3 }, skipped: { count: 1 } });
    expect(((await admin.api('/api/admin/changes')).body as ChangeList).total).toBe(3);
  });

  it('400 for too many ids, for none, and for what no item can have', async () => {
    const admin = await open();
    const update = async (fields: object) =>
      (await admin.send('POST', '/api/admin/bulk/update', { resource: 'cocktails', ...fields })).body;
    const ids = Array.from({ length: 10_001 }, (_, at) => String(at));
    expect(await update({ ids })).toMatchObject({
      errors: [{ field: 'ids', code: 'maxItems', message: 'Items must have at most 10000 entries' }],
    });
    expect(await update({ ids: [] })).toMatchObject({ errors: [{ message: 'Items are required' }] });
    expect(await update({ ids: ['mojito'], set: { image: '\u0000file', type: 'Thrown' } })).toMatchObject({
      errors: [{ field: 'type', message: 'Technique "Thrown" is not in the catalogue' }],
    });
  });
});
