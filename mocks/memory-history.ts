import { referencesTo, type ResourceName } from '#server/catalogue/resources.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/store.ts';
import type { Memory } from './memory.ts';

/** Reads the history of the memory that `current` gives. */
export function memoryHistory(current: () => Memory): HistoryReader {
  const changes = (): readonly CommittedChange[] => current().changes;
  return {
    list({ resource, itemId, importId, action, limit, offset }) {
      const found = changes().filter(
        (change) =>
          (resource === undefined || change.resource === resource) &&
          (itemId === undefined || change.id === itemId) &&
          (importId === undefined || change.importId === importId) &&
          (action === undefined || change.action === action),
      );
      return Promise.resolve({
        total: found.length,
        changes: found.reverse().slice(offset, offset + limit),
      });
    },
    find: (changeId) => Promise.resolve(changes().find((change) => change.changeId === changeId) ?? null),
    ofImport: (importId) => Promise.resolve(changes().filter((change) => change.importId === importId)),
    firstOf: (resource, itemId) =>
      Promise.resolve(
        changes().find((change) => change.resource === resource && change.id === itemId) ?? null,
      ),
    namesOfDeleted: () =>
      Promise.resolve(
        new Map(
          changes()
            .filter((change) => change.action === 'deleted' && referencesTo(change.resource).length > 0)
            .filter(({ resource, id }) => !current().items[resource].has(id))
            .map(({ resource, id, itemName }) => [`${resource}/${id}`, itemName]),
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
