import { foldText } from '#openapi/text/fold-text.ts';
import { itemKey } from '#server/catalogue/items/item.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/ports/history-store.ts';
import type { MemoryState } from './memory-state.ts';

const MAX_CHANGES_OF_REVISION = 1_000_000;

export function createMemoryHistory(current: () => MemoryState): HistoryReader {
  const where = (isWanted: (change: CommittedChange) => boolean): CommittedChange[] =>
    current().changes.filter(isWanted);
  return {
    list({ resource, itemId, words = [], action, revision, since = '', until, before, limit }) {
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
          .filter(({ changeId }) => before === undefined || positionOf(changeId) < positionOf(before))
          .reverse()
          .slice(0, limit),
      });
    },
    find: (changeId) => Promise.resolve(where((change) => change.changeId === changeId)[0] ?? null),
    ofRevision: (revision) => Promise.resolve(where((change) => change.revision === revision)),
    firstOf: (resource, itemId) =>
      Promise.resolve(where((change) => change.resource === resource && change.id === itemId)[0] ?? null),
    namesOfDeleted() {
      const deletions = where(({ action }) => action === 'deleted');
      return Promise.resolve(new Map(deletions.map((change) => [itemKey(change), change.itemName])));
    },
  };
}

/** Returns the number in the id of a change. Later changes have higher numbers. */
function positionOf(changeId: string): number {
  const [revision = 0, ordinal = 0] = changeId.split('-').map(Number);
  return revision * MAX_CHANGES_OF_REVISION + ordinal;
}

export function pruneMemory(memory: MemoryState, kept: number): MemoryState {
  const { changes, changesFrom } = memory;
  const beyond = changes[changes.length - kept - 1]?.revision;
  if (beyond === undefined) return memory;
  const isCut = changes[changes.length - kept]?.revision === beyond;
  const dropped = isCut ? beyond - 1 : beyond;
  return {
    ...memory,
    changes: changes.filter(({ revision }) => revision > dropped),
    changesFrom: Math.max(changesFrom, dropped),
  };
}
