import type { Item } from './item.ts';

export interface ItemEdit {
  id: string;
  before: Item | undefined;
  after: Item | undefined;
}

/** An edit holds the slot, because every index needs it and a look-up takes a microsecond. */
export interface SlotEdit extends ItemEdit {
  slot: number;
}

type Slots = readonly number[];
const NO_SLOTS: Slots = [];
/** When more than this part of the keys has changed, both maps become a new base. */
const MAX_CHANGED_FRACTION = 1 / 16;

/**
 * Maps a key to slots, such as a spirit to its cocktails. The slots have no order. The next index has the
 * same base and a small map of changes, because copying all keys would make a write several times as slow.
 */
export class SlotIndex implements Iterable<readonly [string, Slots]> {
  readonly #base: ReadonlyMap<string, Slots>;
  /** These lists replace those of the base. An empty list means that the key is removed. */
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

  with(lists: ReadonlyMap<string, Slots>): SlotIndex {
    if (lists.size === 0) return this;
    if (this.#base.size === 0) return new SlotIndex(lists);
    const changed = new Map([...this.#changed, ...lists]);
    const isLarge = changed.size > this.#base.size * MAX_CHANGED_FRACTION;
    const next = new SlotIndex(this.#base, changed);
    return isLarge ? new SlotIndex(new Map(next)) : next;
  }
}

/** Collects changes, so that each changed list is copied once. */
export class SlotIndexEdit {
  readonly #before: SlotIndex;
  readonly #removed = new Map<string, Set<number>>();
  readonly #added = new Map<string, number[]>();

  constructor(before: SlotIndex) {
    this.#before = before;
  }

  remove(key: string, slot: number): void {
    const removed = this.#removed.get(key);
    if (removed) removed.add(slot);
    else this.#removed.set(key, new Set([slot]));
  }

  /** Adds all keys of a slot before those of the next slot, since only the last slot of a key is compared. */
  add(key: string, slot: number): void {
    if (this.#added.get(key)?.at(-1) !== slot) pushTo(this.#added, key, slot);
  }

  finish(): SlotIndex {
    const lists = new Map<string, Slots>();
    for (const [key, all] of this.#added) {
      const removed = this.#removed.get(key);
      // An entry that is removed and added again stays.
      const added = removed ? all.filter((slot) => !removed.delete(slot)) : all;
      const before = this.#before.get(key);
      if (added.length > 0) lists.set(key, before.length === 0 ? added : [...before, ...added]);
    }
    for (const [key, removed] of this.#removed)
      if (removed.size > 0) lists.set(key, withoutSlots(lists.get(key) ?? this.#before.get(key), removed));
    return this.#before.with(lists);
  }
}

/** Most writes remove one slot of a long list. There `indexOf` is many times faster than a filter. */
function withoutSlots(list: Slots, removed: ReadonlySet<number>): Slots {
  const [slot = -1] = removed;
  const index = removed.size === 1 ? list.indexOf(slot) : -1;
  return index < 0 ? list.filter((entry) => !removed.has(entry)) : list.toSpliced(index, 1);
}

export function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
