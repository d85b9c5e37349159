import type { Change } from './change.ts';
import { buildSnapshot, type Snapshot } from './snapshot/build-snapshot.ts';
import type { Collection } from './snapshot/collection.ts';
import type { ItemEdit } from './snapshot/item-edit.ts';
import type { Item } from './item.ts';
import { RESOURCE_NAMES, type ResourceName } from './resources.ts';
import { runSteps, type Steps } from './pausable-work.ts';
import type { RecordedChange, StoredCatalogue } from './store.ts';

export type { Collection };

/** The whole catalogue at one revision. A write makes the next snapshot, which shares with this one whatever did not change. */
export interface Catalogue extends Snapshot {
  readonly revision: number;
}

/** When a write happens, as an ISO time, and the revision that it makes. */
export interface Moment {
  readonly revision: number;
  readonly at: string;
}

export interface Applied {
  readonly catalogue: Catalogue;
  /** Cache tags: resources ('cocktails') and items ('cocktails/negroni'); null when they are too many. */
  readonly changedTags: ReadonlySet<string> | null;
}

/** A recorded change says itself which version it made, and when. */
type ApplicableChange = Change & Partial<Pick<RecordedChange, 'version' | 'createdAt' | 'at'>>;

const CHANGES_PER_STEP = 1000;
const MAX_CHANGED_TAGS = 1000;

export function catalogueOf(stored: StoredCatalogue): Catalogue {
  return runSteps(catalogueSteps(stored));
}

export function* catalogueSteps({ revision, items }: StoredCatalogue): Steps<Catalogue> {
  const edits = RESOURCE_NAMES.map((name): [ResourceName, ItemEdit[]] => [
    name,
    items[name].map((item) => ({ id: item.id, before: undefined, after: item })),
  ]);
  return { revision, ...(yield* buildSnapshot(null, new Map(edits))) };
}

export function apply(catalogue: Catalogue, changes: readonly ApplicableChange[], moment: Moment): Applied {
  return runSteps(applySteps(catalogue, changes, moment));
}

export function* applySteps(
  catalogue: Catalogue,
  changes: readonly ApplicableChange[],
  moment: Moment,
): Steps<Applied> {
  const edits = new Map<ResourceName, Map<string, ItemEdit>>();
  for (const [at, change] of changes.entries()) {
    if (at % CHANGES_PER_STEP === CHANGES_PER_STEP - 1) yield;
    const { resource, id } = change;
    const ofResource = edits.get(resource) ?? new Map<string, ItemEdit>();
    edits.set(resource, ofResource);
    const known = ofResource.get(id);
    const before = known ? known.after : catalogue.collections[resource].get(id);
    const first = known ? known.before : before;
    ofResource.set(id, { id, before: first, after: itemAfter(before, change, moment) });
  }
  const lists = new Map([...edits].map(([resource, ofResource]) => [resource, [...ofResource.values()]]));
  const snapshot = yield* buildSnapshot(catalogue, lists);
  return { catalogue: { revision: moment.revision, ...snapshot }, changedTags: tagsOfChanges(changes) };
}

function itemAfter(
  before: Item | undefined,
  { id, after, version, createdAt, at }: ApplicableChange,
  moment: Moment,
): Item | undefined {
  if (!after) return undefined;
  const updatedAt = at ?? moment.at;
  return {
    id,
    version: version ?? (before?.version ?? 0) + 1,
    createdAt: createdAt ?? before?.createdAt ?? updatedAt,
    updatedAt,
    fields: after,
  };
}

function tagsOfChanges(changes: readonly ApplicableChange[]): ReadonlySet<string> | null {
  if (changes.length > MAX_CHANGED_TAGS) return null;
  return new Set(changes.flatMap(({ resource, id }) => [resource, `${resource}/${id}`]));
}
