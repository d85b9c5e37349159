/** What belongs to a key, such as the slots of the cocktails with a spirit; none twice, in no order. */
export type Index<One> = ReadonlyMap<string, readonly One[]>;

const NOTHING: readonly never[] = [];

export function listAt<One>(index: Index<One> | undefined, key: string): readonly One[] {
  return index?.get(key) ?? NOTHING;
}

/** Collects changes, so that the map and each list that changes are copied once. The index before stays as it is. */
export class IndexEdit<One> {
  readonly #before: Index<One>;
  readonly #removed = new Map<string, Set<One>>();
  readonly #added = new Map<string, Set<One>>();

  constructor(before: Index<One>) {
    this.#before = before;
  }

  /** Comes before what is added. */
  remove(key: string, one: One): void {
    setAt(this.#removed, key).add(one);
  }

  add(key: string, one: One): void {
    setAt(this.#added, key).add(one);
  }

  done(): Index<One> {
    if (this.#removed.size === 0 && this.#added.size === 0) return this.#before;
    const after = new Map(this.#before);
    for (const [key, gone] of this.#removed) {
      const rest = listAt(after, key).filter((one) => !gone.has(one));
      if (rest.length > 0) after.set(key, rest);
      else after.delete(key);
    }
    for (const [key, come] of this.#added) {
      const before = after.get(key);
      after.set(key, before ? [...before, ...come] : [...come]);
    }
    return after;
  }
}

function setAt<One>(sets: Map<string, Set<One>>, key: string): Set<One> {
  const known = sets.get(key);
  if (known) return known;
  const made = new Set<One>();
  sets.set(key, made);
  return made;
}
