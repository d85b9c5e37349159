import { describe, expect, it } from 'vitest';
import { foldText } from '#openapi/text/fold-text.ts';
import type { Item } from '#server/catalogue/items/item.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import { RESOURCE_NAMES, RESOURCES } from '#server/catalogue/items/resources.ts';
import { forEachStore } from '#server/tests/store/for-each-store.ts';
import { commit, create, GIN, LONG_AGO, makeChange, remove } from '#server/tests/store/store-changes.ts';

const CONTENTS = {
  categories: [{ name: 'Sours', description: 'Citrus.' }],
  spirits: [{ name: 'Gin' }, { name: 'Rum', description: 'Of cane.' }],
  'cocktail-types': [{ name: 'Shaken' }],
  cocktails: [
    {
      name: 'Gin Sour',
      category: ['Sours'],
      type: 'Shaken',
      spirits: ['Rum', 'Gin'],
      description: 'Gin, lemon, sugar.',
      ingredients: ['2 oz gin', '1 oz lemon juice'],
      instructions: ['Shake.'],
      difficulty: 'Easy',
      featured: true,
    },
  ],
};

const itemsOf = async (store: Store, resource: 'spirits' | 'cocktails'): Promise<Item[]> =>
  [...(await store.load()).items[resource]].sort((one, other) => (one.id < other.id ? -1 : 1));
const namesOf = async (store: Store): Promise<unknown[]> =>
  (await itemsOf(store, 'spirits')).map(({ fields }) => fields['name']);

it('a resource comes after those to which its rows refer, so that they are stored first', () => {
  for (const [index, name] of RESOURCE_NAMES.entries())
    for (const { field, resource } of RESOURCES[name].references)
      if (!field.includes('/')) expect(RESOURCE_NAMES.slice(0, index), name).toContain(resource);
});

forEachStore((open) => {
  describe('the catalogue', () => {
    it('is loaded as it was stored', async () => {
      const store = await open(CONTENTS);
      const { revision, items } = await store.load();
      expect([revision, store.newestRevision()]).toEqual([1, 1]);
      expect(items.cocktails).toMatchObject([
        {
          id: 'gin-sour',
          version: 1,
          createdAt: '2026-01-01T00:00:00.000Z',
          updatedAt: '2026-01-01T00:00:00.000Z',
          fields: {
            ...CONTENTS.cocktails[0],
            category: ['sours'],
            type: 'shaken',
            spirits: ['rum', 'gin'],
            equipment: [],
            garnish: [],
            image: null,
            glassware: null,
            funFact: null,
            videoUrl: null,
          },
        },
      ]);
      expect(items.garnish).toEqual([]);
      expect(await store.history.list({ limit: 10 })).toEqual({ total: 0, changes: [] });
    });

    it('is empty at revision 0 when nothing was ever written', async () => {
      const store = await open();
      expect(await store.load()).toMatchObject({ revision: 0, items: { cocktails: [], spirits: [] } });
    });

    it('takes changes of every kind in one write', async () => {
      const store = await open(CONTENTS);
      const [sour] = await itemsOf(store, 'cocktails');
      const before = { ...sour?.fields };
      const after = { ...before, spirits: ['vodka'], type: null, featured: false };
      const at = '2026-11-22T10:00:00.000Z';
      await commit(
        store,
        create('Vodka'),
        makeChange({
          resource: 'cocktails',
          id: 'gin-sour',
          before,
          after,
          version: 2,
          at,
          createdAt: LONG_AGO,
        }),
        remove('Gin'),
        makeChange({
          before: { name: 'Rum', description: 'Of cane.' },
          after: { name: 'Rum' },
          version: 2,
        }),
      );
      expect(store.newestRevision()).toBe(2);
      expect(await namesOf(store)).toEqual(['Rum', 'Vodka']);
      expect(await itemsOf(store, 'cocktails')).toEqual([
        { id: 'gin-sour', version: 2, createdAt: LONG_AGO, updatedAt: at, fields: after },
      ]);
    });

    it('lets items swap their names, and one take the name of a deleted one', async () => {
      const store = await open({ spirits: CONTENTS.spirits });
      await commit(
        store,
        makeChange({ id: 'gin', before: GIN, after: { name: 'Rum' } }),
        makeChange({ id: 'rum', before: { name: 'Rum' }, after: GIN }),
      );
      expect(await namesOf(store)).toEqual(['Rum', 'Gin']);
      await commit(store, makeChange({ id: 'new', after: GIN }), makeChange({ id: 'rum', before: GIN }));
      expect((await itemsOf(store, 'spirits')).map(({ id }) => id)).toEqual(['gin', 'new']);
    });

    it('stores thousands of changes in one write', async () => {
      const store = await open();
      const names = Array.from({ length: 2500 }, (_, index) => `Spirit ${index + 1000}`);
      await commit(store, ...names.map(create));
      expect((await namesOf(store)).sort()).toEqual(names);
      await commit(
        store,
        ...names.map((name) => makeChange({ before: { name }, after: { name, description: 'x' } })),
      );
      expect((await itemsOf(store, 'spirits')).every(({ fields }) => fields['description'] === 'x')).toBe(
        true,
      );
      await commit(store, ...names.map((name) => remove(name)));
      expect(await namesOf(store)).toEqual([]);
    });

    it.each([
      `O'Brien "quoted" \\ $1 :name ? — 🍸 %_ \n二`,
      `'); DROP TABLE "spirits"; --`,
      `' OR '1'='1`,
      `PRAGMA TABLE_INFO`,
    ])('stores %j as a plain text, and finds it', async (name) => {
      const store = await open();
      await commit(store, create('Gin'), makeChange({ id: name, after: { name } }));
      expect((await namesOf(store)).sort()).toEqual(['Gin', name].sort());
      expect((await store.history.firstOf('spirits', name))?.after).toEqual({ name, description: null });
      const query = { limit: 5, itemId: name, words: [foldText(name)] };
      expect((await store.history.list(query)).total).toBe(1);
    });
  });

  describe('a write', () => {
    it('stores nothing when it fails', async () => {
      const store = await open(CONTENTS);
      const failing = store.transact(async (transaction) => {
        await transaction.add({ changes: [create('Vodka')] });
        expect(await transaction.history.find('2-1')).toMatchObject({ id: 'vodka' });
        throw new Error('half-way');
      });
      await expect(failing).rejects.toThrow('half-way');
      expect(await namesOf(store)).toEqual(['Gin', 'Rum']);
      expect((await store.history.list({ limit: 1 })).total).toBe(0);
      expect(store.newestRevision()).toBe(1);
      await commit(store, create('Vodka'));
      expect(store.newestRevision()).toBe(2);
    });

    it('waits for the write before it, and sees what that one stored', async () => {
      const store = await open();
      const seen: number[] = [];
      let running = 0;
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          store.transact(async (transaction) => {
            running += 1;
            expect(running).toBe(1);
            seen.push(transaction.revision);
            await new Promise(setImmediate);
            await transaction.add({ changes: [create(`Spirit ${index}`)] });
            running -= 1;
          }),
        ),
      );
      expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index));
      expect(await namesOf(store)).toHaveLength(20);
    });

    it('is finished before the store closes', async () => {
      const store = await open();
      const write = commit(store, create('Gin'));
      await store.close();
      await expect(write).resolves.toBeUndefined();
    });
  });

  describe('changesSince', () => {
    it('gives the changes after a revision, oldest first', async () => {
      const store = await open({ spirits: CONTENTS.spirits });
      const change = makeChange({ after: { name: 'Vodka' }, version: 7, createdAt: LONG_AGO });
      await commit(store, change, remove('Gin'));
      await commit(store, create('Gin'));
      expect(await store.changesSince(1, 100)).toMatchObject([
        { ...change, changeId: '2-1', revision: 2, importedFrom: null, undoneBy: null },
        { changeId: '2-2', id: 'gin', action: 'deleted', before: GIN, after: null },
        { changeId: '3-1', id: 'gin', action: 'created' },
      ]);
      expect(await store.changesSince(3, 100)).toEqual([]);
    });

    it('gives null where changes are missing: before the first one, and where the history was pruned', async () => {
      const store = await open({ spirits: CONTENTS.spirits });
      expect(await store.changesSince(0, 100)).toBeNull();
      await commit(store, remove('Gin', LONG_AGO));
      await store.history.prune(0);
      expect(await store.changesSince(1, 100)).toBeNull();
      expect(await store.changesSince(2, 100)).toEqual([]);
    });
  });

  it('can be read and written', async () => {
    const store = await open();
    expect(await store.canRead()).toBe(true);
    expect(await store.canWrite()).toBe(true);
  });
});
