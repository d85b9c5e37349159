import { describe, expect, it } from 'vitest';
import { forEachStore } from '#server/tests/support/for-each-store.ts';
import { recordChange } from '#server/tests/support/record-change.ts';
import { commit, create, GIN, LATER, LONG_AGO, remove } from '#server/tests/support/spirit-changes.ts';

forEachStore((open) => {
  describe('the history', () => {
    it('is listed newest first, by page and by what is asked for', async () => {
      const store = await open();
      await store.transact((transaction) =>
        transaction.add({ changes: [create('Gin'), create('Rum'), create('Vodka')], importedFrom: '1' }),
      );
      await commit(store, remove('Rum'));
      const idsOf = async (query: object) => {
        const { total, changes } = await store.history.list({ limit: 10, ...query });
        return [total, ...changes.map(({ changeId }) => changeId)];
      };
      expect(await idsOf({})).toEqual([4, '2-1', '1-3', '1-2', '1-1']);
      expect(await idsOf({ resource: 'spirits', itemId: 'rum' })).toEqual([2, '2-1', '1-2']);
      expect(await idsOf({ importedFrom: '1', action: 'created' })).toEqual([3, '1-3', '1-2', '1-1']);
      expect(await idsOf({ revision: 2 })).toEqual([1, '2-1']);
      expect(await idsOf({ resource: 'cocktails' })).toEqual([0]);
      expect(await idsOf({ itemId: 'a\u0000b' })).toEqual([0]);
      expect(await idsOf({ words: ['a\u0000b'] })).toEqual([0]);
      await store.transact((transaction) => transaction.add({ changes: [create('Pêche 9%')] }));
      expect(await idsOf({ words: ['9%', 'pech'] })).toEqual([1, '3-1']);
      expect(await idsOf({ words: ['pech', 'rum'] })).toEqual([0]);
      expect(await idsOf({ words: ['um'], before: '2-1' })).toEqual([2, '1-2']);
    });

    it('is found by change, by item and by revision', async () => {
      const store = await open();
      await store.transact((transaction) =>
        transaction.add({ changes: [create('Gin'), create('Rum')], importedFrom: '1' }),
      );
      await commit(store, recordChange({ before: GIN, after: { ...GIN, description: 'x' } }));
      await store.transact((transaction) =>
        transaction.add({ changes: [remove('Rum')], takesBack: ['1-2'] }),
      );
      const { history } = store;
      expect(await history.find('1-2')).toMatchObject({ id: 'rum', undoneBy: 3, importedFrom: '1' });
      for (const id of ['9-9', '1', 'x', '1-2-3', '99999999999-1']) expect(await history.find(id)).toBeNull();
      const rum = { changeId: '1-2', resource: 'spirits', itemId: 'rum', importedFrom: '1', undoneBy: 3 };
      expect(await history.ofRevision(1)).toEqual([
        { changeId: '1-1', resource: 'spirits', itemId: 'gin', importedFrom: '1', undoneBy: null },
        rum,
      ]);
      expect(await history.takenBackBy(3)).toEqual([rum]);
      expect(await history.isTakenBack(1)).toBe(false);
      await store.transact((transaction) => transaction.add({ changes: [], takesBack: ['1-1'] }));
      expect(await history.isTakenBack(1)).toBe(true);
      await store.transact((transaction) => transaction.add({ changes: [], givesBack: ['1-1'] }));
      expect(await history.ofRevision(9)).toEqual([]);
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
      await store.transact((transaction) =>
        transaction.add({ changes: [create('Rum')], givesBack: ['1-2'] }),
      );
      expect(await history.takenBackBy(3)).toEqual([]);
      expect(await history.find('1-2')).toMatchObject({ undoneBy: null });
    });

    it('loses at a sweep what stayed deleted for too long, and nothing else', async () => {
      const store = await open();
      await commit(store, ...['Gone', 'Back', 'There'].map(create));
      await commit(store, remove('Gone', LONG_AGO), remove('Back', LONG_AGO));
      await commit(store, create('Back'));
      const idsAfterSweep = async (before: string) => {
        await store.history.sweep(before);
        const { changes } = await store.history.list({ limit: 10 });
        return changes.map(({ changeId }) => changeId);
      };
      expect(await idsAfterSweep(LONG_AGO)).toEqual(['3-1', '2-2', '2-1', '1-3', '1-2', '1-1']);
      expect(await idsAfterSweep(LATER)).toEqual(['3-1', '2-2', '1-3', '1-2']);
    });
  });
});
