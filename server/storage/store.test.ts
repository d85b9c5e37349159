import { describe, expect, it } from 'vitest';
import type { Item } from '#server/catalogue/item.ts';
import type { RecordedChange, Store } from '#server/catalogue/store.ts';
import { forEachStore } from '#server/testing/for-each-store.ts';
import { recordChange } from '#server/testing/record-change.ts';

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
const GIN = { name: 'Gin' };
const PICTURE_ID = '0123456789abcdef0123456789abcdef';
const PICTURE = { id: PICTURE_ID, bytes: Buffer.from('bytes'), mime: 'image/png', width: 3, height: 2 };
const [LONG_AGO, LATER] = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];

const commit = (store: Store, ...changes: RecordedChange[]): Promise<number> =>
  store.transact((transaction) => transaction.add({ changes }));
const itemsOf = async (store: Store, resource: 'spirits' | 'cocktails'): Promise<Item[]> =>
  [...(await store.load()).items[resource]].sort((one, other) => (one.id < other.id ? -1 : 1));
const namesOf = async (store: Store): Promise<unknown[]> =>
  (await itemsOf(store, 'spirits')).map(({ fields }) => fields['name']);
const create = (name: string): RecordedChange => recordChange({ after: { name } });
const remove = (name: string, at?: string): RecordedChange =>
  recordChange({ before: { name }, ...(at && { at }) });

forEachStore((open) => {
  describe('the catalogue', () => {
    it('is loaded as it was stored', async () => {
      const store = await open(CONTENTS);
      const { revision, items } = await store.load();
      expect(revision).toBe(1);
      expect(store.knownRevision()).toBe(1);
      expect(await store.newestRevision()).toBe(1);
      expect(items.cocktails).toMatchObject([
        {
          id: 'gin-sour',
          version: 1,
          createdAt: '2026-01-01T00:00:00.000Z',
          updatedAt: '2026-01-01T00:00:00.000Z',
          fields: {
            name: 'Gin Sour',
            category: ['sours'],
            description: 'Gin, lemon, sugar.',
            ingredients: ['2 oz gin', '1 oz lemon juice'],
            instructions: ['Shake.'],
            difficulty: 'Easy',
            image: null,
            type: 'shaken',
            spirits: ['rum', 'gin'],
            glassware: null,
            funFact: null,
            videoUrl: null,
            equipment: [],
            garnish: [],
            featured: true,
          },
        },
      ]);
      expect(items.garnish).toEqual([]);
      expect(await store.history.list({ limit: 10, offset: 0 })).toEqual({ total: 0, changes: [] });
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
      const revision = await commit(
        store,
        create('Vodka'),
        recordChange({
          resource: 'cocktails',
          id: 'gin-sour',
          before,
          after,
          version: 2,
          at,
          createdAt: LONG_AGO,
        }),
        remove('Gin'),
        recordChange({
          before: { name: 'Rum', description: 'Of cane.' },
          after: { name: 'Rum' },
          version: 2,
        }),
      );
      expect(revision).toBe(2);
      expect(await namesOf(store)).toEqual(['Rum', 'Vodka']);
      expect(await itemsOf(store, 'cocktails')).toEqual([
        { id: 'gin-sour', version: 2, createdAt: LONG_AGO, updatedAt: at, fields: after },
      ]);
    });

    it('lets items swap their names, and one take the name of another that goes', async () => {
      const store = await open({ spirits: CONTENTS.spirits });
      await commit(
        store,
        recordChange({ id: 'gin', before: GIN, after: { name: 'Rum' } }),
        recordChange({ id: 'rum', before: { name: 'Rum' }, after: GIN }),
      );
      expect(await namesOf(store)).toEqual(['Rum', 'Gin']);
      await commit(store, recordChange({ id: 'new', after: GIN }), recordChange({ id: 'rum', before: GIN }));
      expect((await itemsOf(store, 'spirits')).map(({ id }) => id)).toEqual(['gin', 'new']);
    });

    it('takes thousands of changes at once', async () => {
      const store = await open();
      const names = Array.from({ length: 2500 }, (_, index) => `Spirit ${index + 1000}`);
      await commit(store, ...names.map(create));
      expect((await namesOf(store)).sort()).toEqual(names);
      await commit(
        store,
        ...names.map((name) => recordChange({ before: { name }, after: { name, description: 'x' } })),
      );
      expect((await itemsOf(store, 'spirits')).every(({ fields }) => fields['description'] === 'x')).toBe(
        true,
      );
      await commit(store, ...names.map((name) => remove(name)));
      expect(await namesOf(store)).toEqual([]);
    });

    it('holds text of every kind', async () => {
      const store = await open();
      const name = `O'Brien "quoted" \\ $1 :name ? — 🍸 %_ \n二`;
      await commit(store, recordChange({ id: 'text', after: { name } }));
      expect(await namesOf(store)).toEqual([name]);
      expect((await store.history.firstOf('spirits', 'text'))?.after).toEqual({ name, description: null });
    });
  });

  describe('a write', () => {
    it('that fails leaves nothing behind', async () => {
      const store = await open(CONTENTS);
      const failing = store.transact(async (transaction) => {
        await transaction.add({ changes: [create('Vodka')], pictures: [PICTURE] });
        expect(await transaction.history.find('2-1')).toMatchObject({ id: 'vodka' });
        throw new Error('half-way');
      });
      await expect(failing).rejects.toThrow('half-way');
      expect(await namesOf(store)).toEqual(['Gin', 'Rum']);
      expect((await store.history.list({ limit: 1, offset: 0 })).total).toBe(0);
      expect(await store.pictures.find(PICTURE_ID)).toBeNull();
      expect(store.knownRevision()).toBe(1);
      expect(await commit(store, create('Vodka'))).toBe(2);
    });

    it('tells how much of it is stored, and leaves nothing behind when it is stopped then', async () => {
      const store = await open(CONTENTS);
      const shares: number[] = [];
      const stopped = store.transact((transaction) =>
        transaction.add({
          changes: [create('Vodka'), create('Mezcal')],
          onStored: (share) => {
            shares.push(share);
            if (share === 1) throw new Error('stopped');
          },
        }),
      );
      await expect(stopped).rejects.toThrow('stopped');
      expect(shares).toEqual([...shares].sort());
      expect(await namesOf(store)).toEqual(['Gin', 'Rum']);
    });

    it('waits for the one before it, and sees what that one stored', async () => {
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

    it('may be several revisions, which are stored together', async () => {
      const store = await open();
      const revisions = await store.transact(async (transaction) => [
        await transaction.add({ changes: [create('Gin')] }),
        await transaction.add({
          changes: [recordChange({ before: GIN, after: { ...GIN, description: 'x' } })],
        }),
        await transaction.add({ changes: [create('Rum')] }),
        transaction.revision,
        (await transaction.load()).items.spirits.length,
        (await transaction.changesSince(1))?.length,
      ]);
      expect(revisions).toEqual([1, 2, 3, 3, 2, 2]);
      expect((await store.changesSince(0))?.map(({ changeId }) => changeId)).toEqual(['1-1', '2-1', '3-1']);
    });

    it('that was accepted is finished before the store closes', async () => {
      const store = await open();
      const write = commit(store, create('Gin'));
      await store.close();
      expect(await write).toBe(1);
    });
  });

  describe('changesSince', () => {
    it('gives the changes after a revision, oldest first', async () => {
      const store = await open({ spirits: CONTENTS.spirits });
      const change = recordChange({ after: { name: 'Vodka' }, version: 7, createdAt: LONG_AGO });
      await commit(store, change, remove('Gin'));
      await commit(store, create('Gin'));
      expect(await store.changesSince(1)).toMatchObject([
        { ...change, changeId: '2-1', revision: 2, importId: null, undoneBy: null },
        { changeId: '2-2', id: 'gin', action: 'deleted', before: GIN, after: null },
        { changeId: '3-1', id: 'gin', action: 'created' },
      ]);
      expect(await store.changesSince(3)).toEqual([]);
    });

    it('gives null where changes are missing: before the beginning, and where the history was swept', async () => {
      const store = await open({ spirits: CONTENTS.spirits });
      expect(await store.changesSince(0)).toBeNull();
      await commit(store, remove('Gin', LONG_AGO));
      await store.history.sweep(LATER);
      expect(await store.changesSince(1)).toBeNull();
      expect(await store.changesSince(2)).toEqual([]);
    });
  });

  describe('the history', () => {
    it('is listed newest first, by page and by what is asked for', async () => {
      const store = await open();
      await store.transact((transaction) =>
        transaction.add({ changes: [create('Gin'), create('Rum'), create('Vodka')], importId: '1' }),
      );
      await commit(store, remove('Rum'));
      const idsOf = async (query: object) => {
        const { total, changes } = await store.history.list({ limit: 10, offset: 0, ...query });
        return [total, ...changes.map(({ changeId }) => changeId)];
      };
      expect(await idsOf({})).toEqual([4, '2-1', '1-3', '1-2', '1-1']);
      expect(await idsOf({ limit: 2, offset: 1 })).toEqual([4, '1-3', '1-2']);
      expect(await idsOf({ resource: 'spirits', itemId: 'rum' })).toEqual([2, '2-1', '1-2']);
      expect(await idsOf({ importId: '1', action: 'created' })).toEqual([3, '1-3', '1-2', '1-1']);
      expect(await idsOf({ revision: 2 })).toEqual([1, '2-1']);
      expect(await idsOf({ resource: 'cocktails' })).toEqual([0]);
      expect(await idsOf({ itemId: 'a\u0000b' })).toEqual([0]);
    });

    it('is found by change, by item and by import', async () => {
      const store = await open();
      await store.transact((transaction) =>
        transaction.add({ changes: [create('Gin'), create('Rum')], importId: '1' }),
      );
      await commit(store, recordChange({ before: GIN, after: { ...GIN, description: 'x' } }));
      await store.transact((transaction) =>
        transaction.add({ changes: [remove('Rum')], takesBack: ['1-2'] }),
      );
      const { history } = store;
      expect(await history.find('1-2')).toMatchObject({ id: 'rum', undoneBy: 3, importId: '1' });
      for (const id of ['9-9', '1', 'x', '1-2-3', '99999999999-1']) expect(await history.find(id)).toBeNull();
      expect(await history.ofImport('1')).toEqual([
        { changeId: '1-1', resource: 'spirits', itemId: 'gin', isUndone: false },
        { changeId: '1-2', resource: 'spirits', itemId: 'rum', isUndone: true },
      ]);
      expect(await history.ofImport('2')).toEqual([]);
      const ofItems = await history.ofItems([
        { resource: 'spirits', itemId: 'rum' },
        { resource: 'spirits', itemId: 'gin' },
      ]);
      expect(ofItems.map(({ changeId }) => changeId)).toEqual(['1-1', '1-2', '2-1', '3-1']);
      expect(await history.firstOf('spirits', 'gin')).toMatchObject({
        changeId: '1-1',
        after: { name: 'Gin' },
      });
      expect(await history.firstOf('spirits', 'absinthe')).toBeNull();
      expect(await history.namesOfDeleted()).toEqual(new Map([['spirits/rum', 'Rum']]));
    });

    it('loses at a sweep what stayed deleted for too long, and nothing else', async () => {
      const store = await open();
      await commit(store, ...['Gone', 'Back', 'There'].map(create));
      await commit(store, remove('Gone'), remove('Back'));
      await commit(store, create('Back'));
      const idsAfterSweep = async (before: string) => {
        await store.history.sweep(before);
        const { changes } = await store.history.list({ limit: 10, offset: 0 });
        return changes.map(({ changeId }) => changeId);
      };
      expect(await idsAfterSweep(LONG_AGO)).toEqual(['3-1', '2-2', '2-1', '1-3', '1-2', '1-1']);
      expect(await idsAfterSweep(LATER)).toEqual(['3-1', '2-2', '1-3', '1-2']);
    });
  });

  describe('pictures', () => {
    const picture = `/api/images/${PICTURE_ID}`;
    const variant = { pictureId: PICTURE_ID, width: 320, mime: 'image/webp', bytes: Buffer.from('small') };

    it('are found with their sizes', async () => {
      const store = await open();
      await store.transact((transaction) => transaction.add({ changes: [], pictures: [PICTURE] }));
      await store.transact((transaction) => transaction.add({ changes: [], pictures: [PICTURE] }));
      await store.pictures.saveVariant(variant);
      await store.pictures.saveVariant(variant);
      expect(await store.pictures.find(PICTURE_ID)).toMatchObject(PICTURE);
      expect(Buffer.from((await store.pictures.findVariant(PICTURE_ID, 320, 'image/webp')) ?? [])).toEqual(
        variant.bytes,
      );
      expect(await store.pictures.findVariant(PICTURE_ID, 640, 'image/webp')).toBeNull();
      expect(await store.pictures.find('none')).toBeNull();
    });

    it('are swept with their sizes when neither an item nor a change names them', async () => {
      const store = await open();
      const glass = { name: 'Coupe', description: null, picture };
      const changes = [recordChange({ resource: 'glassware', after: glass })];
      await store.transact((transaction) => transaction.add({ changes, pictures: [PICTURE] }));
      await store.pictures.saveVariant(variant);
      const isThereAfterSweep = async (before: string): Promise<boolean> => {
        await store.pictures.sweep(before);
        return (await store.pictures.find(PICTURE_ID)) !== null;
      };
      expect(await isThereAfterSweep(LATER)).toBe(true);
      await commit(store, recordChange({ resource: 'glassware', before: glass, at: LONG_AGO }));
      expect(await isThereAfterSweep(LATER)).toBe(true);
      await store.history.sweep(LATER);
      expect(await isThereAfterSweep(LONG_AGO)).toBe(true);
      expect(await isThereAfterSweep(LATER)).toBe(false);
      await store.pictures.saveVariant(variant);
      expect(await store.pictures.findVariant(PICTURE_ID, 320, 'image/webp')).toBeNull();
    });

    it('of an item without history stay', async () => {
      const store = await open({ glassware: [{ name: 'Coupe', picture }] });
      await store.transact((transaction) => transaction.add({ changes: [], pictures: [PICTURE] }));
      await store.pictures.sweep(LATER);
      expect(await store.pictures.find(PICTURE_ID)).not.toBeNull();
    });
  });

  describe('sessions and attempts', () => {
    const NOW = '2026-11-22T10:00:00.000Z';
    const SOON = '2026-11-22T10:15:00.000Z';

    it('end, are removed and are replaced', async () => {
      const { sessions } = await open();
      const session = { tokenHash: 'a', createdAt: NOW, expiresAt: SOON };
      await sessions.insert(session, null);
      expect(await sessions.findEnd('a', NOW)).toBe(SOON);
      expect(await sessions.findEnd('a', SOON)).toBeNull();
      expect(await sessions.findEnd('b', NOW)).toBeNull();
      await sessions.insert({ ...session, tokenHash: 'b' }, 'a');
      expect(await sessions.findEnd('a', NOW)).toBeNull();
      await sessions.remove('b');
      expect(await sessions.findEnd('b', NOW)).toBeNull();
    });

    it('count within a window, each client for itself, however many come at once', async () => {
      const { attempts } = await open();
      const counts = await Promise.all(Array.from({ length: 10 }, () => attempts.count('one', NOW, SOON)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await attempts.count('one', '2026-11-22T10:01:00.000Z', LATER)).toEqual({
        count: 11,
        until: SOON,
      });
      expect(await attempts.count('two', NOW, SOON)).toEqual({ count: 1, until: SOON });
      expect(await attempts.count('one', SOON, LATER)).toEqual({ count: 1, until: LATER });
      await attempts.forget('one');
      expect(await attempts.count('one', NOW, SOON)).toEqual({ count: 1, until: SOON });
    });

    it('do not wait for a writer of the catalogue that takes its time', async () => {
      const store = await open();
      let finish = (): void => undefined;
      const deciding = new Promise<void>((resolve) => (finish = resolve));
      const write = store.transact(async (transaction) => {
        await deciding;
        return transaction.add({ changes: [create('Gin')] });
      });
      await store.sessions.insert({ tokenHash: 'a', createdAt: NOW, expiresAt: SOON }, null);
      expect((await store.attempts.count('one', NOW, SOON)).count).toBe(1);
      expect(await store.sessions.findEnd('a', NOW)).toBe(SOON);
      finish();
      expect(await write).toBe(1);
    });
  });

  it('can be read and written', async () => {
    const store = await open();
    expect(await store.check()).toEqual({ canRead: true, canWrite: true });
  });
});
