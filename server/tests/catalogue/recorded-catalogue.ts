import { applyChanges, recordChanges, type WholeCatalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { runToEnd } from '#server/concurrency/pausable-work.ts';
import type { Decision } from '#server/catalogue/decisions/decision.ts';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import type { Fields } from '#server/catalogue/items/item.ts';
import { RESOURCE_NAMES } from '#server/catalogue/items/resources.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/ports/history-store.ts';

/** Returns null when the command is refused. */
export function decisionOf<Result>(
  command: () => Decision<Result> | Generator<void, Decision<Result>>,
): Decision<Result> | null {
  try {
    const decided = command();
    return 'changes' in decided ? decided : runToEnd(decided);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const AT = '2026-01-02T00:00:00.000Z';

/** Holds a catalogue with its history in memory, for tests of commands that need both. */
export class RecordedCatalogue {
  catalogue: WholeCatalogue;
  changes: CommittedChange[] = [];

  constructor(catalogue: WholeCatalogue) {
    this.catalogue = catalogue;
  }

  /** Makes the changes of a decision, and returns its result. Returns null when it is refused. */
  make<Result>(
    decided: Decision<Result> | Generator<void, Decision<Result>>,
    { isImport = false } = {},
  ): Result | null {
    const decision = decisionOf(() => decided);
    if (!decision) return null;
    const { changes, result } = decision;
    if (changes.length === 0) return result;
    const revision = this.catalogue.revision + 1;
    const recorded = recordChanges(this.catalogue, changes, { at: AT });
    const committed = recorded.map((change, index): CommittedChange => ({
      ...change,
      changeId: `${revision}-${index + 1}`,
      revision,
      importedFrom: isImport ? String(revision) : null,
      undoneBy: null,
    }));
    this.changes = [...this.changes, ...committed];
    this.catalogue = runToEnd(applyChanges(this.catalogue, recorded, { revision, at: AT }));
    return result;
  }

  /** Returns what each item is, by its resource and id. */
  get states(): Record<string, Fields> {
    const { itemSets } = this.catalogue;
    return Object.fromEntries(
      RESOURCE_NAMES.flatMap((resource) =>
        itemSets[resource].itemsByName.map(({ id, fields }) => [`${resource}/${id}`, fields]),
      ),
    );
  }

  get history(): HistoryReader {
    const where = (isWanted: (change: CommittedChange) => boolean) =>
      Promise.resolve(this.changes.filter(isWanted));
    return {
      list: () => Promise.reject(new Error('not needed')),
      find: async (changeId) => (await where((change) => change.changeId === changeId))[0] ?? null,
      ofRevision: (revision) => where((change) => change.revision === revision),
      firstOf: async (resource, itemId) =>
        (await where((change) => change.resource === resource && change.id === itemId))[0] ?? null,
      namesOfDeleted: async () =>
        new Map(
          (await where(({ action }) => action === 'deleted')).map(({ resource, id, itemName }) => [
            `${resource}/${id}`,
            itemName,
          ]),
        ),
    };
  }
}
