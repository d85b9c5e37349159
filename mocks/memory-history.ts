import { referencesTo, type ResourceName } from '#server/catalogue/resources.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/store.ts';
import type { Memory } from './memory.ts';

/** Reads the history of the memory that `current` gives. */
export function memoryHistory(current: () => Memory): HistoryReader {
  const where = (isWanted: (change: CommittedChange) => boolean): CommittedChange[] =>
    current().changes.filter(isWanted);
  return {
    list({ resource, itemId, importId, action, revision, limit, offset }) {
      const found = where(
        (change) =>
          (resource === undefined || change.resource === resource) &&
          (itemId === undefined || change.id === itemId) &&
          (importId === undefined || change.importId === importId) &&
          (action === undefined || change.action === action) &&
          (revision === undefined || change.revision === revision),
      );
      return Promise.resolve({
        total: found.length,
        changes: found.reverse().slice(offset, offset + limit),
      });
    },
    find: (changeId) => Promise.resolve(where((change) => change.changeId === changeId)[0] ?? null),
    ofImport: (importId) =>
      Promise.resolve(
        where((change) => change.importId === importId).map(({ changeId, resource, id, undoneBy }) => ({
          changeId,
          resource,
          itemId: id,
          isUndone: undoneBy !== null,
        })),
      ),
    ofItems(items) {
      const wanted = new Set(items.map(({ resource, itemId }) => keyOf({ resource, id: itemId })));
      return Promise.resolve(where((change) => wanted.has(keyOf(change))));
    },
    undoneAmong(importIds) {
      const undone = where(({ undoneBy }) => undoneBy !== null).map(({ importId }) => importId);
      return Promise.resolve(new Set(importIds.filter((importId) => undone.includes(importId))));
    },
    firstOf: (resource, itemId) =>
      Promise.resolve(where((change) => change.resource === resource && change.id === itemId)[0] ?? null),
    namesOfDeleted: () =>
      Promise.resolve(
        new Map(
          where(({ resource, action }) => action === 'deleted' && referencesTo(resource).length > 0)
            .filter(({ resource, id }) => !current().items[resource].has(id))
            .map((change) => [keyOf(change), change.itemName]),
        ),
      ),
  };
}

/** The changes that stay when the history of items that were deleted before `before` is swept. */
export function sweptChanges({ changes, items }: Memory, before: string): CommittedChange[] {
  const last = new Map<string, CommittedChange>();
  for (const change of changes) last.set(keyOf(change), change);
  return changes.filter((change) => {
    const { action, at } = last.get(keyOf(change)) ?? change;
    return items[change.resource].has(change.id) || action !== 'deleted' || at >= before;
  });
}

function keyOf({ resource, id }: { resource: ResourceName; id: string }): string {
  return `${resource}/${id}`;
}
