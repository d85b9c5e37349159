import type { ItemChange } from '../decisions/decision.ts';
import { nameOf, nextCreatedAt, type Item } from '../items/item.ts';
import { RESOURCE_NAMES, type ResourceName } from '../items/resources.ts';
import { forEachWithPauses, runToEnd, type PausableWork } from '#server/concurrency/pausable-work.ts';
import { buildPublicPart, type PublicPart } from './public-part.ts';
import type { ItemEdit } from '../items/slot-index.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';
import type { StoredCatalogue } from '../ports/store.ts';
import type { RecordedChange } from '../ports/history-store.ts';

/** All items at one revision. A write makes the next catalogue, which reuses all unchanged parts. */
export interface Catalogue extends Snapshot {
  readonly revision: number;
}

/** The next public part is made from the last one. */
export interface WholeCatalogue extends Catalogue {
  readonly publicPart: PublicPart;
}

/** Everything that is sent to visitors or cached comes from this alone. */
export interface PublicCatalogue extends Catalogue {
  /** The edition rises with each write, and when an item appears or ends. Each process counts for itself. */
  readonly edition: number;
}

export function catalogueOfPublicPart({ revision, publicPart }: WholeCatalogue): Catalogue {
  return { revision, ...publicPart.snapshot };
}

const CHANGES_BETWEEN_PAUSES = 1000;

/** @param time Milliseconds since 1970. */
export function catalogueOf(stored: StoredCatalogue, time = 0): WholeCatalogue {
  return runToEnd(indexCatalogue(stored, time));
}

export function* indexCatalogue(stored: StoredCatalogue, time: number): PausableWork<WholeCatalogue> {
  const edits = RESOURCE_NAMES.map((name): [ResourceName, ItemEdit[]] => [
    name,
    stored.items[name].map((item) => ({ id: item.id, before: undefined, after: item })),
  ]);
  const snapshot = yield* buildSnapshot(null, new Map(edits));
  return { revision: stored.revision, ...snapshot, publicPart: yield* buildPublicPart(snapshot, time) };
}

interface WriteStamp {
  at: string;
  isRestored?: boolean | undefined;
}

/** Adds what the history shows. `before` is the stored item. */
export function recordChange(
  before: Item | undefined,
  change: ItemChange,
  { at, isRestored }: WriteStamp,
): RecordedChange {
  const { resource, id, after } = change;
  const action = isRestored ? 'restored' : before ? 'updated' : 'created';
  // Fields are listed one by one: a spread is much slower.
  return {
    resource,
    id,
    before: change.before,
    after,
    action: after ? action : 'deleted',
    at,
    version: (before?.version ?? 0) + (after ? 1 : 0),
    createdAt: change.createdAt ?? nextCreatedAt(before, after, at),
    itemName: nameOf(resource, after ?? before?.fields ?? {}),
  };
}

/** A write changes each item at most once. */
export function recordChanges(
  { itemSets }: Catalogue,
  changes: readonly ItemChange[],
  stamp: WriteStamp,
): RecordedChange[] {
  return changes.map((change) => recordChange(itemSets[change.resource].get(change.id), change, stamp));
}

export function* applyChanges(
  catalogue: WholeCatalogue,
  changes: readonly RecordedChange[],
  { revision, at }: { revision: number; at: string },
): PausableWork<WholeCatalogue> {
  const edits = new Map<ResourceName, Map<string, ItemEdit>>();
  yield* forEachWithPauses(changes, CHANGES_BETWEEN_PAUSES, (change) => {
    const { resource, id, after: fields, version, createdAt, at: updatedAt } = change;
    const editsOfResource = edits.get(resource) ?? new Map<string, ItemEdit>();
    edits.set(resource, editsOfResource);
    const earlier = editsOfResource.get(id);
    const before = earlier ? earlier.before : catalogue.itemSets[resource].get(id);
    const after = fields ? { id, version, createdAt, updatedAt, fields } : undefined;
    editsOfResource.set(id, { id, before, after });
  });
  const lists = new Map([...edits].map(([resource, byId]) => [resource, [...byId.values()]]));
  const snapshot = yield* buildSnapshot(catalogue, lists);
  // The clock of another process may be late. Time never goes back, so that no visible item vanishes.
  const time = Math.max(Date.parse(at), catalogue.publicPart.time);
  const publicPart = yield* buildPublicPart(snapshot, time, catalogue.publicPart.snapshot);
  return { revision, ...snapshot, publicPart };
}
