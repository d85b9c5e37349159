import type { Change } from './change.ts';
import { collectionOf, type Collection } from './collection.ts';
import type { Item } from './item.ts';
import { forEachResource, type ResourceName } from './resources.ts';
import type { RecordedChange, StoredCatalogue } from './store.ts';

export type { Collection };

/**
 * The whole catalogue at one revision: an immutable value. Every public read is a synchronous function of it and of the
 * query. A write makes the next snapshot, which shares with this one whatever did not change.
 */
export interface Catalogue {
  readonly revision: number;
  readonly collections: Readonly<Record<ResourceName, Collection>>;
}

/** When a write happens: the revision that it makes, and its ISO time. */
export interface Moment {
  readonly revision: number;
  readonly at: string;
}

/** The next snapshot, and what it invalidates. */
export interface Applied {
  readonly catalogue: Catalogue;
  /** Resources ('cocktails') and items ('cocktails/negroni') that changed; null when they are too many to be named. */
  readonly touched: ReadonlySet<string> | null;
}

/** A change that was stored before says itself which version it made, and when. */
export type ApplicableChange = Change & Partial<Pick<RecordedChange, 'version' | 'createdAt' | 'at'>>;

/** Work that pauses at each `yield`, so that reads are answered meanwhile. */
export type Steps<Result> = Generator<void, Result>;

const CHANGES_PER_STEP = 200;
const MAX_TOUCHED = 1000;

export function emptyCatalogue(): Catalogue {
  return catalogueOf({ revision: 0, items: forEachResource(() => []) });
}

export function catalogueOf(stored: StoredCatalogue): Catalogue {
  return finish(catalogueSteps(stored));
}

/** `catalogueOf` in steps of some milliseconds. */
export function* catalogueSteps({ revision, items }: StoredCatalogue): Steps<Catalogue> {
  yield;
  return { revision, collections: forEachResource((name) => collectionOf(name, items[name])) };
}

/** Applies changes in their order. */
export function apply(catalogue: Catalogue, changes: readonly ApplicableChange[], moment: Moment): Applied {
  return finish(applySteps(catalogue, changes, moment));
}

/** `apply` in steps of some milliseconds. */
export function* applySteps(
  { collections }: Catalogue,
  changes: readonly ApplicableChange[],
  moment: Moment,
): Steps<Applied> {
  const changed = new Map<ResourceName, Map<string, Item>>();
  for (const [at, change] of changes.entries()) {
    if (at > 0 && at % CHANGES_PER_STEP === 0) yield;
    const { resource, id } = change;
    let items = changed.get(resource);
    if (!items) {
      items = new Map(collections[resource].sorted.map((item) => [item.id, item]));
      changed.set(resource, items);
    }
    const next = itemAfter(items.get(id), change, moment);
    if (next) items.set(id, next);
    else items.delete(id);
  }
  const next = { ...collections };
  for (const [resource, items] of changed) {
    yield;
    next[resource] = collectionOf(resource, items.values());
  }
  return { catalogue: { revision: moment.revision, collections: next }, touched: touchedBy(changes) };
}

/** Runs steps without a pause. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What a change makes of an item; undefined when it is gone. */
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

function touchedBy(changes: readonly ApplicableChange[]): ReadonlySet<string> | null {
  if (changes.length > MAX_TOUCHED) return null;
  return new Set(changes.flatMap(({ resource, id }) => [resource, `${resource}/${id}`]));
}
