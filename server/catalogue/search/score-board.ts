import { placeOf } from '../snapshot/posting.ts';
import type { Scores } from './rank-found.ts';
import { firstEntryOf, impactIn, numberIn } from './search-fields.ts';

/** The rarest words come first; the rest counts as found. At 100,000 recipes, 24 frequent words would take 150 ms. */
const MAX_READS = 400_000;
/** Looking a slot up in a list costs about so many reads of the list. */
const READS_PER_LOOKUP = 16;

export class ScoreBoard {
  readonly #sums: Float64Array;
  /** How many words have found a slot, and which word did so last. */
  readonly #counts: Uint8Array;
  readonly #last: Uint8Array;
  #mode: 'every' | 'some' = 'every';
  #word = 0;
  #slots: number[] = [];
  #before: readonly number[] = [];
  #all: number[] = [];
  #reads = 0;

  constructor(slotEnd: number) {
    this.#sums = new Float64Array(slotEnd);
    this.#counts = new Uint8Array(slotEnd);
    this.#last = new Uint8Array(slotEnd);
  }

  get canRead(): boolean {
    return this.#reads < MAX_READS;
  }

  /** `every`: counts only where every word before was found. False when the word cannot matter. */
  beginWord(mode: 'every' | 'some'): boolean {
    if (this.#word > 0 && (!this.canRead || (mode === 'every' && this.#slots.length === 0))) return false;
    this.#mode = mode;
    this.#word += 1;
    if (mode === 'every') {
      this.#before = this.#slots;
      this.#slots = [];
    }
    return true;
  }

  /** Entries are in ascending order. */
  addEntries(entries: ArrayLike<number>, factor: number): void {
    if (this.#areFew(entries.length)) {
      for (const slot of this.#before) {
        const entry = entries[placeOf(entries, firstEntryOf(slot))] ?? -1;
        if (entry >= 0 && numberIn(entry) === slot) this.#add(slot, factor * impactIn(entry));
      }
      return;
    }
    const end = Math.min(entries.length, MAX_READS - this.#reads);
    this.#reads += end;
    for (let at = 0; at < end; at += 1) {
      const entry = entries[at] ?? 0;
      this.#add(numberIn(entry), factor * impactIn(entry));
    }
  }

  /** Slots are in ascending order. */
  addSlots(slots: ArrayLike<number>, score: number): void {
    if (this.#areFew(slots.length)) {
      for (const slot of this.#before) if (slots[placeOf(slots, slot)] === slot) this.#add(slot, score);
      return;
    }
    const end = Math.min(slots.length, MAX_READS - this.#reads);
    this.#reads += end + 1;
    for (let at = 0; at < end; at += 1) this.#add(slots[at] ?? 0, score);
  }

  /** What at least `fewest` words found. With `some`, sums count times the number of words. Clears the board. */
  finish(fewest: number): Scores {
    const needed = Math.min(fewest, this.#word);
    const slots = new Uint32Array(this.#slots.length);
    const scores = new Float64Array(this.#slots.length);
    let length = 0;
    for (const slot of this.#slots) {
      const count = this.#counts[slot] ?? 0;
      if (count < needed) continue;
      slots[length] = slot;
      scores[length] = (this.#sums[slot] ?? 0) * (this.#mode === 'some' ? count : 1);
      length += 1;
    }
    this.#clear();
    return { slots: slots.subarray(0, length), scores: scores.subarray(0, length) };
  }

  #clear(): void {
    for (const slot of this.#all) {
      this.#sums[slot] = 0;
      this.#counts[slot] = 0;
      this.#last[slot] = 0;
    }
    this.#word = 0;
    this.#slots = [];
    this.#before = [];
    this.#all = [];
  }

  #areFew(length: number): boolean {
    if (this.#mode === 'some' || this.#word === 1) return false;
    const cost = this.#before.length * READS_PER_LOOKUP;
    if (cost >= length) return false;
    this.#reads += cost;
    return true;
  }

  #add(slot: number, score: number): void {
    if (this.#last[slot] !== this.#word) {
      const count = this.#counts[slot] ?? 0;
      if (this.#mode === 'every' && count !== this.#word - 1) return;
      this.#last[slot] = this.#word;
      this.#counts[slot] = count + 1;
      if (count === 0) this.#all.push(slot);
      if (count === 0 || this.#mode === 'every') this.#slots.push(slot);
    }
    this.#sums[slot] = (this.#sums[slot] ?? 0) + score;
  }
}
