import { idsIn, isSameValue, splitPath, type Item, type PlacedEdit } from '../item.ts';
import { RESOURCES, type ResourceName } from '../resources.ts';

/** An index lists the slots that belong to a key, such as those of the cocktails with a spirit. It never changes, and its lists have no order. */
export type Index = ReadonlyMap<string, readonly number[]>;

/** Collects changes of an index, so that each list that changes is made once. */
export class IndexEdit {
  readonly #before: Index;
  readonly #removed = new Map<string, Set<number>>();
  readonly #added = new Map<string, number[]>();

  constructor(before: Index) {
    this.#before = before;
  }

  /** An entry that is both removed and added is in the result. */
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
    if (this.#removed.size + this.#added.size === 0) return this.#before;
    const after = new Map(this.#before);
    for (const [key, gone] of this.#removed) {
      const left = after.get(key)?.filter((slot) => !gone.has(slot)) ?? [];
      if (left.length > 0) after.set(key, left);
      else after.delete(key);
    }
    for (const [key, come] of this.#added) {
      const others = after.get(key);
      after.set(key, others ? [...others, ...come] : come);
    }
    return after;
  }
}

/** A facet holds, for each value of a field, the slots of the items that have it. */
export type Facets = ReadonlyMap<string, Index>;

const FURTHER_OF_COCKTAILS = ['featured', 'difficulty', 'ingredients'];

export function slotsWith(facets: Facets, field: string, value: string): readonly number[] {
  return facets.get(field)?.get(value) ?? [];
}

export function noFacets(resource: ResourceName): Facets {
  const references = RESOURCES[resource].references.map(({ field }) => field);
  const fields = resource === 'cocktails' ? [...references, ...FURTHER_OF_COCKTAILS] : references;
  return new Map(fields.map((field) => [field, new Map()]));
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
