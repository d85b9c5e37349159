const NOTHING: readonly never[] = [];
/** Keys that may differ from the base before a new base is made of both. */
const MAX_CHANGED = 500;

type Lists<One> = ReadonlyMap<string, readonly One[]>;

/** What belongs to a key, such as the slots of the cocktails with a spirit; none twice, in no order. Immutable. */
export class Index<One> {
  readonly #base: Lists<One>;
  /** What differs from the base, so that an edit copies this small map. A key that is gone has an empty list. */
  readonly #changed: Lists<One>;

  constructor(base: Lists<One> = new Map(), changed: Lists<One> = new Map()) {
    this.#base = base;
    this.#changed = changed;
  }

  at(key: string): readonly One[] {
    return this.#changed.get(key) ?? this.#base.get(key) ?? NOTHING;
  }

  *[Symbol.iterator](): Generator<readonly [key: string, list: readonly One[]]> {
    for (const entry of this.#base) if (!this.#changed.has(entry[0])) yield entry;
    for (const entry of this.#changed) if (entry[1].length > 0) yield entry;
  }

  with(lists: Lists<One>): Index<One> {
    if (lists.size === 0) return this;
    const changed = new Map([...this.#changed, ...lists]);
    if (changed.size <= MAX_CHANGED) return new Index(this.#base, changed);
    const base = new Map(this.#base);
    for (const [key, list] of changed)
      if (list.length > 0) base.set(key, list);
      else base.delete(key);
    return new Index(base);
  }
}

/** Collects changes, so that each list that changes is made once. */
export class IndexEdit<One> {
  readonly #before: Index<One>;
  readonly #removed = new Map<string, Set<One>>();
  readonly #added = new Map<string, One[]>();

  constructor(before: Index<One>) {
    this.#before = before;
  }

  /** An entry that is both removed and added is in the result. */
  remove(key: string, one: One): void {
    const removed = this.#removed.get(key);
    if (removed) removed.add(one);
    else this.#removed.set(key, new Set([one]));
  }

  /** Call it for all keys of one entry before the next entry: a repeat is left out by a look at the last one of its key. */
  add(key: string, one: One): void {
    const added = this.#added.get(key);
    if (!added) this.#added.set(key, [one]);
    else if (added.at(-1) !== one) added.push(one);
  }

  done(): Index<One> {
    const lists = new Map<string, readonly One[]>();
    for (const [key, gone] of this.#removed)
      lists.set(
        key,
        this.#before.at(key).filter((one) => !gone.has(one)),
      );
    for (const [key, come] of this.#added) {
      const before = lists.get(key) ?? this.#before.at(key);
      lists.set(key, before.length === 0 ? come : [...before, ...come]);
    }
    return this.#before.with(lists);
  }
}
