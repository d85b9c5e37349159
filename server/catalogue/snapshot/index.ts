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

  /** Call it for all keys of one slot before the next slot: a repeat is left out by a look at the last one of its key. */
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
