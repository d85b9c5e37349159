import { describe, expect, it } from 'vitest';
import { forEachStore } from '#server/tests/store/for-each-store.ts';
import { commit, create, GIN, LATER, makeChange, remove } from '#server/tests/store/store-changes.ts';
import type { RecordedChange } from '#server/catalogue/ports/history-store.ts';

forEachStore((open) => {
  describe('the history', () => {
    it('is listed newest first, in pages and by filters', async () => {
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
      const { at } = create('Gin');
      expect(await idsOf({ since: at, until: LATER, revision: 2 })).toEqual([1, '2-1']);
      expect(await idsOf({ until: at })).toEqual([0]);
      expect(await idsOf({ since: LATER })).toEqual([0]);
      await store.transact((transaction) => transaction.add({ changes: [create('Pêche 9%')] }));
      expect(await idsOf({ words: ['9%', 'pech'] })).toEqual([1, '3-1']);
      expect(await idsOf({ words: ['pech', 'rum'] })).toEqual([0]);
      expect(await idsOf({ words: ['um'], before: '2-1' })).toEqual([2, '1-2']);
    });

    it('finds a change by its id, its item and its revision', async () => {
      const store = await open();
      await store.transact((transaction) =>
        transaction.add({ changes: [create('Gin'), create('Rum')], importedFrom: '1' }),
      );
      await commit(store, makeChange({ before: GIN, after: { ...GIN, description: 'x' } }));
      await commit(store, remove('Rum'));
      const { history } = store;
      expect(await history.find('1-2')).toMatchObject({ id: 'rum', undoneBy: null, importedFrom: '1' });
      for (const id of ['9-9', '1', 'x', '1-2-3', '99999999999-1']) expect(await history.find(id)).toBeNull();
      expect(await history.ofRevision(1)).toMatchObject([
        { changeId: '1-1', id: 'gin', before: null, after: { name: 'Gin' } },
        { changeId: '1-2', id: 'rum', importedFrom: '1' },
      ]);
      expect(await history.ofRevision(9)).toEqual([]);
      expect(await history.firstOf('spirits', 'gin')).toMatchObject({
        changeId: '1-1',
        after: { name: 'Gin' },
      });
      expect(await history.firstOf('spirits', 'absinthe')).toBeNull();
      expect(await history.namesOfDeleted()).toEqual(new Map([['spirits/rum', 'Rum']]));
    });

    it('marks the undone changes of a revision until that undo is undone', async () => {
      const store = await open();
      await commit(store, create('Gin'), create('Rum'));
      const undo = (undoes: number, ...changes: RecordedChange[]) =>
        store.transact((transaction) => transaction.add({ changes, undoes }));
      const marks = async () =>
        (await store.history.list({ limit: 10 })).changes.map(({ changeId, undoneBy }) => [
          changeId,
          undoneBy,
        ]);
      await undo(1, remove('Rum'));
      expect(await marks()).toEqual([
        ['2-1', null],
        ['1-2', 2],
        ['1-1', null],
      ]);
      await undo(2, create('Rum'));
      expect(await marks()).toEqual([
        ['3-1', null],
        ['2-1', 3],
        ['1-2', null],
        ['1-1', null],
      ]);
    });

    it('keeps a number of newest changes, in whole revisions', async () => {
      const store = await open();
      await commit(store, ...['Gin', 'Rum', 'Rye'].map(create));
      await commit(store, remove('Gin'), remove('Rum'));
      await commit(store, create('Gin'));
      const idsAfter = async (kept: number) => {
        await store.history.prune(kept);
        return (await store.history.list({ limit: 10 })).changes.map(({ changeId }) => changeId);
      };
      expect(await idsAfter(6)).toEqual(['3-1', '2-2', '2-1', '1-3', '1-2', '1-1']);
      expect(await idsAfter(4)).toEqual(['3-1', '2-2', '2-1', '1-3', '1-2', '1-1']);
      expect(await idsAfter(3)).toEqual(['3-1', '2-2', '2-1']);
      expect(await idsAfter(2)).toEqual(['3-1', '2-2', '2-1']);
      expect(await idsAfter(1)).toEqual(['3-1']);
    });
  });
});
