import { foldText } from '#openapi/names/fold-text.ts';
import type { ResourceName } from '#server/catalogue/resources.ts';
import type { ChangeMark, CommittedChange, HistoryReader } from '#server/catalogue/store/history-store.ts';
import type { Memory } from '#mocks/memory.ts';

export function memoryHistory(current: () => Memory): HistoryReader {
  const where = (isWanted: (change: CommittedChange) => boolean): CommittedChange[] =>
    current().changes.filter(isWanted);
  return {
    list({ resource, itemId, words = [], action, revision, since = '', ...page }) {
      const { until, before, limit } = page;
      const found = where(
        (change) =>
          (resource === undefined || change.resource === resource) &&
          (itemId === undefined || change.id === itemId) &&
          words.every((word) => foldText(change.itemName).includes(word)) &&
          (action === undefined || change.action === action) &&
          (revision === undefined || change.revision === revision) &&
          change.at >= since &&
          (until === undefined || change.at < until),
      );
      return Promise.resolve({
        total: found.length,
        changes: found
          .filter(({ changeId }) => before === undefined || isOlder(changeId, before))
          .reverse()
          .slice(0, limit),
      });
    },
    find: (changeId) => Promise.resolve(where((change) => change.changeId === changeId)[0] ?? null),
    ofRevision: (revision) => Promise.resolve(where((change) => change.revision === revision).map(markOf)),
    isTakenBack: (revision) =>
      Promise.resolve(
        !where((change) => change.revision === revision).some(({ undoneBy }) => undoneBy === null),
      ),
    takenBackBy: (revision) => Promise.resolve(where((change) => change.undoneBy === revision).map(markOf)),
    ofItems(items) {
      const wanted = new Set(items.map(({ resource, itemId }) => keyOf({ resource, id: itemId })));
      return Promise.resolve(where((change) => wanted.has(keyOf(change))));
    },
    firstOf: (resource, itemId) =>
      Promise.resolve(where((change) => change.resource === resource && change.id === itemId)[0] ?? null),
    namesOfDeleted: () =>
      Promise.resolve(
        new Map(
          where(({ action }) => action === 'deleted').map((change) => [keyOf(change), change.itemName]),
        ),
      ),
  };
}

function isOlder(changeId: string, other: string): boolean {
  const [[revision = 0, ordinal = 0], [otherRevision = 0, otherOrdinal = 0]] = [changeId, other].map((id) =>
    id.split('-').map(Number),
  ) as [number[], number[]];
  return revision < otherRevision || (revision === otherRevision && ordinal < otherOrdinal);
}

function markOf({ changeId, resource, id, importedFrom, undoneBy }: CommittedChange): ChangeMark {
  return { changeId, resource, itemId: id, importedFrom, undoneBy };
}

export function sweptMemory(memory: Memory, before: string): Memory {
  const last = new Map<string, CommittedChange>();
  for (const change of memory.changes) last.set(keyOf(change), change);
  const isSwept = (change: CommittedChange): boolean => {
    const { action, at } = last.get(keyOf(change)) ?? change;
    return action === 'deleted' && at < before;
  };
  const swept = memory.changes.filter(isSwept).map(({ revision }) => revision);
  return {
    ...memory,
    changes: memory.changes.filter((change) => !isSwept(change)),
    changesFrom: Math.max(memory.changesFrom, ...swept),
  };
}

function keyOf({ resource, id }: { resource: ResourceName; id: string }): string {
  return `${resource}/${id}`;
}
