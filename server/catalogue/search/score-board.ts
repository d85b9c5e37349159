import type { Scores } from './rank-found.ts';
import { impactIn, numberIn } from './search-fields.ts';

/** Adds up what the words of a question score, a word after the other. */
export class ScoreBoard {
  readonly #sums: Float64Array;
  /** How many words have found a slot, and which word did so last. */
  readonly #counts: Uint8Array;
  readonly #last: Uint8Array;
  #mode: 'every' | 'some' = 'every';
  #word = 0;
  #found: number[] = [];
  #isAnyFound = false;

  constructor(slotEnd: number) {
    this.#sums = new Float64Array(slotEnd);
    this.#counts = new Uint8Array(slotEnd);
    this.#last = new Uint8Array(slotEnd);
  }

  /** `every`: counts only where every word before was found. False when the word cannot matter. */
  beginWord(mode: 'every' | 'some'): boolean {
    if (mode === 'every' && this.#word > 0 && !this.#isAnyFound) return false;
    this.#mode = mode;
    this.#word += 1;
    this.#isAnyFound = false;
    return true;
  }

  addEntries(entries: ArrayLike<number>, factor: number): void {
    for (let at = 0; at < entries.length; at += 1) {
      const entry = entries[at] ?? 0;
      this.#add(numberIn(entry), factor * impactIn(entry));
    }
  }

  addSlots(slots: ArrayLike<number>, score: number): void {
    for (let at = 0; at < slots.length; at += 1) this.#add(slots[at] ?? 0, score);
  }

  /** What at least `fewest` words found. With `some`, sums count times the number of words. Clears the board. */
  finish(fewest: number): Scores {
    const needed = Math.min(fewest, this.#word);
    const slots = this.#found.filter((slot) => (this.#counts[slot] ?? 0) >= needed);
    const scores = slots.map((slot) => {
      const times = this.#mode === 'some' ? (this.#counts[slot] ?? 0) : 1;
      return (this.#sums[slot] ?? 0) * times;
    });
    for (const slot of this.#found) {
      this.#sums[slot] = 0;
      this.#counts[slot] = 0;
      this.#last[slot] = 0;
    }
    this.#word = 0;
    this.#found = [];
    return { slots: Uint32Array.from(slots), scores: Float64Array.from(scores) };
  }

  #add(slot: number, score: number): void {
    if (this.#last[slot] !== this.#word) {
      const count = this.#counts[slot] ?? 0;
      if (this.#mode === 'every' && count !== this.#word - 1) return;
      this.#last[slot] = this.#word;
      this.#counts[slot] = count + 1;
      this.#isAnyFound = true;
      if (count === 0) this.#found.push(slot);
    }
    this.#sums[slot] = (this.#sums[slot] ?? 0) + score;
  }
}
