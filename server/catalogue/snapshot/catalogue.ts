import type { ItemChange } from '../decision.ts';
import { nameOf, type ItemEdit, type Item } from '../item.ts';
import { createdAtAfter } from '../new-since.ts';
import { RESOURCE_NAMES, type ResourceName } from '../resources.ts';
import { forEachWithPauses, runToEnd, type PausableWork } from '#server/work/pausable-work.ts';
import { buildPublicPart, type PublicPart } from './public-part.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';
import type { StoredCatalogue } from '../ports/store.ts';
import type { RecordedChange } from '../ports/history-store.ts';

/** All items at one revision. A write makes the next catalogue, which shares all unchanged parts. */
export interface Catalogue extends Snapshot {
  readonly revision: number;
}

/** Also holds the public part, from which the next public part is made. */
export interface WholeCatalogue extends Catalogue {
  readonly publicPart: PublicPart;
}

/** What visitors may see. Everything that is sent to visitors or cached comes from it alone. */
export interface PublicCatalogue extends Catalogue {
  /** Rises with each write, and when an item appears or ends. Each process has its own count. */
  readonly edition: number;
}

export function onlyPublic({ revision, publicPart }: WholeCatalogue): Catalogue {
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

interface ChangeFacts {
  at: string;
  isRestored?: boolean | undefined;
}

/** Adds to a change the facts that the history shows. `before` is the stored item. */
export function recordChange(
  before: Item | undefined,
  change: ItemChange,
  { at, isRestored }: ChangeFacts,
): RecordedChange {
  const { resource, id, after } = change;
  const action = isRestored ? 'restored' : before ? 'updated' : 'created';
  // In front, a spread of the change would take V8 ten times as long.
  return {
    resource,
    id,
    before: change.before,
    after,
    action: after ? action : 'deleted',
    at,
    version: (before?.version ?? 0) + (after ? 1 : 0),
    createdAt: change.createdAt ?? createdAtAfter(before, after, at),
    itemName: nameOf(resource, after ?? before?.fields ?? {}),
  };
}

/** Adds the facts of the history to the changes of one write, which changes an item once. */
export function recordChanges(
  { itemSets }: Catalogue,
  changes: readonly ItemChange[],
  facts: ChangeFacts,
): RecordedChange[] {
  return changes.map((change) => recordChange(itemSets[change.resource].get(change.id), change, facts));
}

export function* applyChanges(
  catalogue: WholeCatalogue,
  changes: readonly RecordedChange[],
  { revision, at }: { revision: number; at: string },
): PausableWork<WholeCatalogue> {
  const edits = new Map<ResourceName, Map<string, ItemEdit>>();
  yield* forEachWithPauses(changes, CHANGES_BETWEEN_PAUSES, (change) => {
    const { resource, id, after: fields, version, createdAt, at: updatedAt } = change;
    const ofResource = edits.get(resource) ?? new Map<string, ItemEdit>();
    edits.set(resource, ofResource);
    const earlier = ofResource.get(id);
    const before = earlier ? earlier.before : catalogue.itemSets[resource].get(id);
    const after = fields ? { id, version, createdAt, updatedAt, fields } : undefined;
    ofResource.set(id, { id, before, after });
  });
  const lists = new Map([...edits].map(([resource, ofResource]) => [resource, [...ofResource.values()]]));
  const snapshot = yield* buildSnapshot(catalogue, lists);
  // Another process may have a late clock. Time never goes back, so that no visible item vanishes.
  const time = Math.max(Date.parse(at), catalogue.publicPart.time);
  const publicPart = yield* buildPublicPart(snapshot, time, catalogue.publicPart.snapshot);
  return { revision, ...snapshot, publicPart };
}
