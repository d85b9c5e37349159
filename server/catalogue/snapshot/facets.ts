import { idsIn, isSameValue, splitPath, type Item, type PlacedEdit } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';

type Slots = readonly number[];
const NO_SLOTS: Slots = [];

/**
 * Lists the slots that belong to a key, such as those of the cocktails with a spirit. It never changes, and its lists have no order. A write
 * changes few keys, so that the next index shares all others with this one.
 */
export class Index implements Iterable<readonly [string, Slots]> {
  readonly #base: ReadonlyMap<string, Slots>;
  /** Wins over the base. A list without slots stands for a key that is gone. */
  readonly #changed: ReadonlyMap<string, Slots>;

  constructor(base: ReadonlyMap<string, Slots> = new Map(), changed: ReadonlyMap<string, Slots> = new Map()) {
    this.#base = base;
    this.#changed = changed;
  }

  get(key: string): Slots {
    return this.#changed.get(key) ?? this.#base.get(key) ?? NO_SLOTS;
  }

  *[Symbol.iterator](): Generator<readonly [string, Slots]> {
    for (const entry of this.#base) if (!this.#changed.has(entry[0])) yield entry;
    for (const entry of this.#changed) if (entry[1].length > 0) yield entry;
  }

  with(lists: ReadonlyMap<string, Slots>): Index {
    if (lists.size === 0) return this;
    if (this.#base.size === 0) return new Index(lists);
    const changed = new Map([...this.#changed, ...lists]);
    // After many changes they become the base of those to come.
    const isMuch = changed.size > this.#base.size / MAX_CHANGED_SHARE;
    return isMuch ? new Index(new Map(new Index(this.#base, changed))) : new Index(this.#base, changed);
  }
}

const MAX_CHANGED_SHARE = 16;

/** Collects changes of an index, so that each list that changes is made once. */
export class IndexEdit {
  readonly #before: Index;
  readonly #removed = new Map<string, Set<number>>();
  readonly #added = new Map<string, number[]>();

  constructor(before: Index) {
    this.#before = before;
  }

  remove(key: string, slot: number): void {
    const removed = this.#removed.get(key);
    if (removed) removed.add(slot);
    else this.#removed.set(key, new Set([slot]));
  }

  /** Adds an entry. Call it for all keys of one slot before the next slot, since it compares only with the last slot of a key. */
  add(key: string, slot: number): void {
    const added = this.#added.get(key);
    if (!added) this.#added.set(key, [slot]);
    else if (added.at(-1) !== slot) added.push(slot);
  }

  done(): Index {
    const lists = new Map<string, Slots>();
    for (const [key, all] of this.#added) {
      const gone = this.#removed.get(key);
      // An entry that is removed and added again stays.
      const come = gone ? all.filter((slot) => !gone.delete(slot)) : all;
      const before = this.#before.get(key);
      if (come.length > 0) lists.set(key, before.length === 0 ? come : [...before, ...come]);
    }
    for (const [key, gone] of this.#removed) {
      const list = lists.get(key) ?? this.#before.get(key);
      if (gone.size > 0)
        lists.set(
          key,
          list.filter((slot) => !gone.has(slot)),
        );
    }
    return this.#before.with(lists);
  }
}

/** A facet holds, for each value of a field, the slots of the items that have it. */
export type Facets = ReadonlyMap<string, Index>;

const FURTHER_OF_COCKTAILS = ['featured', 'difficulty', 'ingredients'];

export function slotsWith(facets: Facets, field: string, value: string): readonly number[] {
  return facets.get(field)?.get(value) ?? NO_SLOTS;
}

export function noFacets(resource: ResourceName): Facets {
  const references = RESOURCES[resource].references.map(({ field }) => field);
  const fields = resource === 'cocktails' ? [...references, ...FURTHER_OF_COCKTAILS] : references;
  return new Map(fields.map((field) => [field, new Index()]));
}
export function editedFacets(facets: Facets, edits: readonly PlacedEdit[]): Facets {
  return new Map([...facets].map(([field, index]) => [field, editedFacet(field, index, edits)]));
}

function editedFacet(field: string, index: Index, edits: readonly PlacedEdit[]): Index {
  const edit = new IndexEdit(index);
  const [source] = splitPath(field);
  for (const { slot, before, after } of edits) {
    if (before && after && isSameValue(before.fields[source], after.fields[source])) continue;
    for (const value of valuesOf(before, field)) edit.remove(value, slot);
    for (const value of valuesOf(after, field)) edit.add(value, slot);
  }
  return edit.done();
}

function valuesOf(item: Item | undefined, field: string): readonly string[] {
  if (!item) return [];
  const value = item.fields[field];
  return typeof value === 'boolean' ? [String(value)] : idsIn(item.fields, field);
}

export function pushTo<Key, One>(lists: Map<Key, One[]>, key: Key, one: One): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}
