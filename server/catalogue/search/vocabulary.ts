import { singular } from '#openapi/names/fold-text.ts';
import { Numbering } from '../snapshot/numbered-values.ts';
import { sortInSteps, type Steps } from '../pausable-work.ts';
import { consonantsOf, spokenAs } from './search-fields.ts';
import { distancesFrom } from '#openapi/names/edit-distance.ts';

const FIRST_CAPACITY = 1024;
const LONGEST_COUNTED = 255;
const MAX_UNSORTED = 200;
const WORDS_PER_STEP = 4000;
const LAST_LETTER = '\uffff';
const A = 97;
const Z = 122;
const FURTHER_LETTERS = 6;
const SHORTEST_SPOKEN_LENGTH = 4;

interface NearWord {
  number: number;
  edits: number;
}

/** Shared by snapshots: a word that none of a snapshot's items has stands in none of its postings. */
export class Vocabulary {
  readonly #words = new Numbering();
  #sorted = new Uint32Array();
  /** By number: the letters of a word, as bits, and how many. */
  #letters = new Int32Array(FIRST_CAPACITY);
  #lengths = new Uint8Array(FIRST_CAPACITY);

  readonly #plurals = new Map<string, number[]>();
  readonly #heard = new Map<string, number[]>();
  #heardEnd = 0;

  get size(): number {
    return this.#words.size;
  }

  find(word: string): number | undefined {
    return this.#words.find(word);
  }

  numberOf(word: string): number {
    const number = this.#words.numberOf(word);
    if (number < this.#letters.length && this.#lengths[number] !== 0) return number;
    this.#describe(number, word);
    return number;
  }

  wordOf(number: number): string {
    return this.#words.textOf(number);
  }

  withSingular(word: string): number[] {
    const own = singular(word) === word ? this.find(word) : undefined;
    return [...(own === undefined ? [] : [own]), ...(this.#plurals.get(word) ?? [])];
  }

  *sortNewest(): Steps<void> {
    const from = this.#sorted.length;
    const to = this.size;
    if (to - from <= MAX_UNSORTED) return;
    const numbers = Array.from({ length: to - from }, (_, at) => from + at);
    const newest = yield* sortInSteps(numbers, (one, other) => this.wordOf(one) < this.wordOf(other));
    const merged = new Uint32Array(to);
    let at = 0;
    for (const [index, number] of newest.entries()) {
      if (index % WORDS_PER_STEP === WORDS_PER_STEP - 1) yield;
      const word = this.wordOf(number);
      while (at < from && this.wordOf(this.#sorted[at] ?? 0) < word) {
        merged[at + index] = this.#sorted[at] ?? 0;
        at += 1;
      }
      merged[at + index] = number;
    }
    merged.set(this.#sorted.subarray(at), at + newest.length);
    // Another snapshot may have sorted them meanwhile.
    if (this.#sorted.length === from) this.#sorted = merged;
  }

  beginningWith(start: string, most: number): number[] {
    const begun: number[] = [];
    const end = this.#placeOf(start + LAST_LETTER);
    for (let place = this.#placeOf(start); place < end; place += 1) begun.push(this.#sorted[place] ?? 0);
    for (let number = this.#sorted.length; number < this.size; number += 1)
      if (this.wordOf(number).startsWith(start)) begun.push(number);
    const longer = begun.filter(
      (number) => this.#lengths[number] !== Math.min(start.length, LONGEST_COUNTED),
    );
    if (longer.length <= most) return longer;
    return longer
      .sort((one, other) => (this.#lengths[one] ?? 0) - (this.#lengths[other] ?? 0))
      .slice(0, most);
  }

  /** An edit changes one letter at most, so words whose letters differ by more are not read. */
  near(word: string, maxEdits: number): NearWord[] {
    const distanceTo = distancesFrom(word);
    if (!distanceTo) return [];
    const letters = lettersOf(word);
    const found: NearWord[] = [];
    for (let number = 0; number < this.size; number += 1) {
      if (Math.abs((this.#lengths[number] ?? 0) - word.length) > maxEdits) continue;
      const own = this.#letters[number] ?? 0;
      if (countBits(own & ~letters) > maxEdits || countBits(letters & ~own) > maxEdits) continue;
      const edits = distanceTo(this.wordOf(number));
      if (edits > 0 && edits <= maxEdits) found.push({ number, edits });
    }
    return found;
  }

  /** Words with the same consonants as they are said, and one vowel that differs at most. */
  heardLike(word: string): number[] {
    for (; this.#heardEnd < this.size; this.#heardEnd += 1) {
      const consonants = consonantsOf(spokenAs(this.wordOf(this.#heardEnd)));
      const alike = this.#heard.get(consonants);
      if (alike) alike.push(this.#heardEnd);
      else this.#heard.set(consonants, [this.#heardEnd]);
    }
    const spoken = spokenAs(word);
    // 'zzzzqq' sounds like 'sky'.
    if (spoken.length < SHORTEST_SPOKEN_LENGTH) return [];
    const distanceTo = distancesFrom(spoken);
    const alike = this.#heard.get(consonantsOf(spoken)) ?? [];
    return alike.filter((number) => (distanceTo?.(spokenAs(this.wordOf(number))) ?? Infinity) <= 1);
  }

  #describe(number: number, word: string): void {
    if (number >= this.#letters.length) {
      const letters = new Int32Array(this.#letters.length * 2);
      letters.set(this.#letters);
      this.#letters = letters;
      const lengths = new Uint8Array(letters.length);
      lengths.set(this.#lengths);
      this.#lengths = lengths;
    }
    this.#letters[number] = lettersOf(word);
    const one = word.endsWith('s') ? singular(word) : word;
    if (one !== word) this.#plurals.set(one, [...(this.#plurals.get(one) ?? []), number]);
    this.#lengths[number] = Math.min(word.length, LONGEST_COUNTED);
  }

  #placeOf(start: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.wordOf(this.#sorted[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    letters |= 1 << (code >= A && code <= Z ? code - A : Z - A + 1 + (code % FURTHER_LETTERS));
  }
  return letters;
}

function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
