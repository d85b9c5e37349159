import type {
  CatalogueWrite,
  StoredCatalogue,
  Picture,
  PictureVariant,
} from '#server/catalogue/ports/store.ts';
import { itemKey, type Item } from '#server/catalogue/items/item.ts';
import { recordByResource, type ResourceName } from '#server/catalogue/items/resources.ts';
import type { CommittedChange } from '#server/catalogue/ports/history-store.ts';
import type { StoredSession } from '#server/catalogue/ports/login-stores.ts';

/** A write creates the next state. Only sessions, attempts and pictures change in place. */
export interface MemoryState {
  readonly revision: number;
  readonly changesFrom: number;
  readonly items: Readonly<Record<ResourceName, ReadonlyMap<string, Item>>>;
  readonly changes: readonly CommittedChange[];
  readonly pictures: Map<string, Picture & { storedAt: string }>;
  readonly variants: Map<string, PictureVariant>;
  readonly sessions: Map<string, StoredSession>;
  readonly attempts: Map<string, { count: number; until: string }>;
}

export function createMemoryState(items?: StoredCatalogue['items']): MemoryState {
  const revision = items ? 1 : 0;
  return {
    revision,
    changesFrom: revision,
    items: recordByResource((resource) => new Map(items?.[resource].map((item) => [item.id, item]))),
    changes: [],
    pictures: new Map(),
    variants: new Map(),
    sessions: new Map(),
    attempts: new Map(),
  };
}

export function storedCatalogueOf({ revision, items }: MemoryState): StoredCatalogue {
  return { revision, items: recordByResource((resource) => [...items[resource].values()]) };
}

export function changesAfter(
  { changes, changesFrom }: MemoryState,
  revision: number,
  limit: number,
): CommittedChange[] | null {
  if (revision < changesFrom) return null;
  return changes.filter((change) => change.revision > revision).slice(0, limit);
}

export function applyWrite(memory: MemoryState, write: CatalogueWrite): MemoryState {
  const { changes, importedFrom = null, undoes } = write;
  const revision = memory.revision + 1;
  const items = recordByResource((resource) => new Map(memory.items[resource]));
  for (const { resource, id, after, version, createdAt, at } of changes) {
    if (after) items[resource].set(id, { id, version, createdAt, updatedAt: at, fields: after });
    else items[resource].delete(id);
  }
  if (write.isStarterCatalogue) return { ...memory, revision, changesFrom: revision, items };
  const newChanges = changes.map((change, index): CommittedChange => ({
    ...change,
    changeId: `${revision}-${index + 1}`,
    revision,
    importedFrom,
    undoneBy: null,
  }));
  const undoneItems = new Set(undoes === undefined ? [] : changes.map(itemKey));
  const earlierChanges = memory.changes.map((change) => {
    if (!undoneItems.has(itemKey(change))) return change;
    if (change.revision === undoes) return { ...change, undoneBy: revision };
    return change.undoneBy === undoes ? { ...change, undoneBy: null } : change;
  });
  return { ...memory, revision, items, changes: [...earlierChanges, ...newChanges] };
}
