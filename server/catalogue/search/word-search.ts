import type { Catalogue } from '../catalogue.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { FIELDS, impactIn, impactOf, rarity, slotIn, type OwnField, type SearchField } from './impact.ts';

const WITHIN = {
  text: ['name', 'spirits', 'category', 'type', 'ingredients', 'description'],
  /** Without prose, in which a word is a mention. */
  structured: ['name', 'spirits', 'category', 'type', 'ingredients'],
  sounds: ['sounds'],
} as const satisfies Record<string, readonly SearchField[]>;

export type Within = keyof typeof WITHIN;

export interface AskedWord {
  word: string;
  within: Within;
  /** Whether it may be a mistake. */
  isForgiven: boolean;
}

/** What each slot scores. */
export class Scores {
  readonly slots: number[] = [];
  readonly #sums: Float64Array;

  constructor(slotEnd: number) {
    this.#sums = new Float64Array(slotEnd);
  }

  readonly at = (slot: number): number => this.#sums[slot] ?? 0;

  /** @param score above 0 */
  add(slot: number, score: number): void {
    const sum = this.#sums[slot] ?? 0;
    if (sum === 0) this.slots.push(slot);
    this.#sums[slot] = sum + score;
  }
}

/** How much a word tells of the cocktails that share a value with it; the length of the value counts for little. */
const SHARED_IMPACT = impactOf('ingredients', 1, FIELDS.ingredients.typicalWords);

export class WordSearch {
  readonly #catalogue: Catalogue;
  readonly #slotEnd: number;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#slotEnd = catalogue.collections.cocktails.slotEnd;
  }

  /** Whether a cocktail has the word. */
  knows(word: string, within: Within = 'text'): boolean {
    return WITHIN[within].some((field) => this.#count(field, word) > 0);
  }

  isItemName(words: readonly string[]): boolean {
    return this.#catalogue.search.wholeNames.at(words.join(' ')).length > 0;
  }

  /** 'g&t': letters alone are the beginnings of a name's words. */
  withInitials(words: readonly string[]): Scores {
    const scores = this.scores();
    if (words.length < 2 || words.some((word) => word.length > 1)) return scores;
    for (const slot of this.#catalogue.search.initials.at(words.join(''))) scores.add(slot, 1);
    return scores;
  }

  scores(): Scores {
    return new Scores(this.#slotEnd);
  }

  ofAll(words: readonly AskedWord[]): Scores {
    return this.ofSome(words, words.length);
  }

  /** Of what has at least `fewest` of the words, which counts the more the more of them it has. */
  ofSome(words: readonly AskedWord[], fewest: number): Scores {
    const sums = this.scores();
    const counts = new Uint8Array(this.#slotEnd);
    for (const word of words) {
      const found = this.#scoresOf(word);
      for (const slot of found.slots) {
        sums.add(slot, found.at(slot));
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
    }
    const enough = this.scores();
    for (const slot of sums.slots) {
      const count = counts[slot] ?? 0;
      if (count >= fewest) enough.add(slot, sums.at(slot) * count);
    }
    return enough;
  }

  #scoresOf({ word, within, isForgiven }: AskedWord): Scores {
    const { search } = this.#catalogue;
    const vocabulary = within === 'sounds' ? search.sounds : search.words;
    const scores = this.scores();
    const mistakesInProse: [word: string, weight: number][] = [];
    for (const near of vocabulary.near(word, { isKnown: this.knows(word, within), isForgiven })) {
      // The name of a category, a technique or a spirit means that, and no mention in prose.
      const isName = within === 'text' && this.isItemName([near.word]);
      for (const field of WITHIN[isName ? 'structured' : within])
        if (near.isMistake && field === 'description') mistakesInProse.push([near.word, near.weight]);
        else this.#addTo(scores, field, near.word, near.weight);
    }
    if (scores.slots.length === 0)
      for (const [meant, weight] of mistakesInProse) this.#addTo(scores, 'description', meant, weight);
    return scores;
  }

  #addTo(scores: Scores, field: SearchField, word: string, weight: number): void {
    const count = this.#count(field, word);
    if (count === 0) return;
    const factor = weight * FIELDS[field].boost * rarity(count, this.#catalogue.collections.cocktails.size);
    if (isOwn(field))
      for (const entry of this.#catalogue.search.own[field].at(word))
        scores.add(slotIn(entry), factor * impactIn(entry));
    else
      for (const slots of this.#slotsSharing(field, word))
        for (const slot of slots) scores.add(slot, factor * SHARED_IMPACT);
  }

  #count(field: SearchField, word: string): number {
    if (isOwn(field)) return this.#catalogue.search.own[field].at(word).length;
    let count = 0;
    for (const slots of this.#slotsSharing(field, word)) count += slots.length;
    return count;
  }

  *#slotsSharing(field: Exclude<SearchField, OwnField>, word: string): Generator<readonly number[]> {
    const { search, facets } = this.#catalogue;
    const values = field === 'ingredients' ? search.lines.withWord(word) : search.names[field].at(word);
    for (const value of values) yield slotsWith(facets.cocktails, field, value);
  }
}

const isOwn = (field: SearchField): field is OwnField =>
  field === 'name' || field === 'description' || field === 'sounds';
