import { placeOf } from '../snapshot/posting.ts';
import type { Scores } from './scores.ts';
import { firstEntryOf, impactIn, numberIn } from './search-fields.ts';

/**
 * So much is read for one term, of which the rarest words come first; the rest counts as found. A name takes thousands of reads, and
 * at 100,000 recipes 24 words that a third of them have would take 150 ms.
 */
const MAX_READS = 400_000;
/** A slot is looked up in a list when that costs less than reading the list: about so many reads. */
const READS_PER_LOOKUP = 16;

/** Adds up what words score, cocktail by cocktail. */
export class ScoreBoard {
  readonly #sums: Float64Array;
  /** How many words have found a slot, and which word did so last. */
  readonly #counts: Uint8Array;
  readonly #last: Uint8Array;
  #mode: 'every' | 'some' = 'every';
  #word = 0;
  /** Slots that all words so far have found, or some of them. */
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

  /** Begins the next word, which counts where every word before has been found, or anywhere. False when it cannot matter. */
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

  /** Adds a word's entries in one field: slots in ascending order, each with how much the word tells there. */
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

  /** Adds the same score for all of these slots, which are in ascending order. */
  addSlots(slots: ArrayLike<number>, score: number): void {
    if (this.#areFew(slots.length)) {
      for (const slot of this.#before) if (slots[placeOf(slots, slot)] === slot) this.#add(slot, score);
      return;
    }
    const end = Math.min(slots.length, MAX_READS - this.#reads);
    // A list of one costs as well.
    this.#reads += end + 1;
    for (let at = 0; at < end; at += 1) this.#add(slots[at] ?? 0, score);
  }

  /**
   * What at least so many words found, or all of those that were looked at; scores are the sums, times the number of words where
   * that may differ. The board is empty afterwards.
   */
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

  /** Whether looking up the slots that all words before found costs less than reading so many. */
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
