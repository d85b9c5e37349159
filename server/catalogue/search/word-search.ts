import type { Facets } from '../snapshot/facet.ts';
import { countOf, numbersOf } from '../snapshot/posting.ts';
import type { Scores } from './scores.ts';
import { FIELDS, impactIn, numberIn, rarity, type SearchField } from './search-fields.ts';
import type { SearchIndex } from './search-index.ts';

/** Where a word is looked for: in all that is written, or in names as they sound, word by word or run together. */
const WITHIN = {
  text: ['name', 'spirits', 'category', 'type', 'ingredients', 'description'],
  structured: ['name', 'spirits', 'category', 'type', 'ingredients'],
  sounds: ['sounds'],
  joined: ['joined'],
} as const satisfies Record<string, readonly SearchField[]>;

const SHARED_FIELDS: ReadonlySet<SearchField> = new Set(['spirits', 'category', 'type', 'ingredients']);
const PREFIX_WEIGHT = 0.7;
const KNOWN_PREFIX_WEIGHT = 0.25;
/** What a letter that is not typed yet takes of the weight, beside one that is typed. */
const MISSING_LETTER_WEIGHT = 0.3;
const FUZZY_WEIGHT = 0.35;
const EDITS_PER_LETTER = 0.25;
const MAX_EDITS = 6;
const SHORTEST_FUZZY_WORD_LENGTH = 4;
/** A word that more cocktails have tells nothing beside others in a large catalogue. */
const FEWEST_EVERYWHERE = 10_000;
const FIGURE = /\d/;
const NUMBER = /^\d+$/;

/** One word that is asked for. */
export interface AskedWord {
  word: string;
  within: keyof typeof WITHIN;
  /** Whether it may be a mistake. */
  isForgiven: boolean;
}

/** A word of the index that an asked word may mean, and how much a find of it counts. */
interface Meaning {
  number: number;
  weight: number;
}

/** Looks for words in one snapshot of the cocktails. */
export class WordSearch {
  readonly #index: SearchIndex;
  readonly #facets: Facets;
  readonly #size: number;
  readonly #slotEnd: number;

  constructor(index: SearchIndex, facets: Facets, cocktails: { size: number; slotEnd: number }) {
    this.#index = index;
    this.#facets = facets;
    this.#size = cocktails.size;
    this.#slotEnd = cocktails.slotEnd;
  }

  /** Whether a word stands in some cocktail: then it is no mistake. */
  knows(word: string, within: keyof typeof WITHIN = 'text'): boolean {
    return this.#frequency(word, within) > 0;
  }

  /** Whether these words are the name of a category, a technique or a spirit. */
  isItemName(words: readonly string[]): boolean {
    const phrase = this.#index.vocabularies.phrases.find(words.join(' '));
    return phrase !== undefined && this.#index.posting('itemNames', phrase) !== undefined;
  }

  /** Slots of the cocktails whose telling words begin with these letters. */
  withInitials(letters: string): ArrayLike<number> {
    const phrase = this.#index.vocabularies.phrases.find(letters);
    return numbersOf(phrase === undefined ? undefined : this.#index.posting('initials', phrase));
  }

  /** What one word finds. */
  of(asked: AskedWord): Scores {
    return this.ofAll([asked]);
  }

  /**
   * Cocktails that every one of these words finds, with the sum of what they score. In a large catalogue, a word that
   * most cocktails have tells nothing beside others, and is not looked for.
   */
  ofAll(asked: readonly AskedWord[]): Scores {
    const most = Math.max(FEWEST_EVERYWHERE, this.#size / 2);
    const counted = asked.map((word) => ({ word, count: this.#frequency(word.word, word.within) }));
    const telling = counted.filter(({ count }) => count <= most);
    const rarestFirst = (telling.length > 0 ? telling : counted).sort(
      (one, other) => one.count - other.count,
    );
    // By slot: the sum of scores, and how many of the words have found it so far.
    const sums = new Float64Array(this.#slotEnd);
    const found = new Uint8Array(this.#slotEnd);
    let slots: number[] = [];
    for (const [at, { word }] of rarestFirst.entries()) {
      slots = this.#add(word, at, sums, found);
      if (slots.length === 0) break;
    }
    return { slots, scores: slots.map((slot) => sums[slot] ?? 0) };
  }

  /** Adds what a word scores where all `before` words have been found, and gives the slots where it is found too. */
  #add(asked: AskedWord, before: number, sums: Float64Array, found: Uint8Array): number[] {
    const slots: number[] = [];
    const add = (slot: number, score: number): void => {
      if (found[slot] === before) {
        found[slot] = before + 1;
        slots.push(slot);
      } else if (found[slot] !== before + 1) return;
      sums[slot] = (sums[slot] ?? 0) + score;
    };
    for (const { number, weight } of this.#meaningsOf(asked))
      for (const field of this.#fieldsFor(asked, number)) {
        const posting = this.#index.posting(field, number);
        if (posting === undefined) continue;
        const entries = numbersOf(posting);
        const factor = weight * FIELDS[field].boost * rarity(this.#count(field, number), this.#size);
        const facet = SHARED_FIELDS.has(field) ? this.#facets.get(field) : undefined;
        for (let at = 0; at < entries.length; at += 1) {
          const entry = entries[at] ?? 0;
          const score = factor * impactIn(entry);
          if (!facet) {
            add(numberIn(entry), score);
            continue;
          }
          const holders = facet.slotsAt(numberIn(entry));
          for (let holder = 0; holder < holders.length; holder += 1) add(holders[holder] ?? 0, score);
        }
      }
    return slots;
  }

  /** A word that is the name of a category, a technique or a spirit means that, and no mention in prose. */
  #fieldsFor({ within }: AskedWord, number: number): readonly SearchField[] {
    if (within !== 'text') return WITHIN[within];
    const word = this.#index.vocabularies.words.wordOf(number);
    return this.isItemName([word]) ? WITHIN.structured : WITHIN.text;
  }

  #meaningsOf({ word, within, isForgiven }: AskedWord): Meaning[] {
    const vocabulary = this.#index.vocabularyOf(WITHIN[within][0]);
    const meanings: Meaning[] = [];
    const number = vocabulary.find(word);
    if (number !== undefined) meanings.push({ number, weight: 1 });
    // A number that there is stands for itself first: '75' is no beginning of '750'.
    const isKnown = this.knows(word, within);
    const isBeginning = isForgiven || !(NUMBER.test(word) && isKnown);
    const begun = isBeginning ? vocabulary.beginningWith(word) : [];
    for (const one of begun) {
      const missing = vocabulary.wordOf(one).length - word.length;
      const share = word.length / (word.length + MISSING_LETTER_WEIGHT * missing);
      meanings.push({ number: one, weight: (isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT) * share });
    }
    if (!isForgiven || word.length < SHORTEST_FUZZY_WORD_LENGTH || FIGURE.test(word)) return meanings;
    const isBegun = new Set(begun);
    const maxEdits = Math.min(MAX_EDITS, Math.round(word.length * EDITS_PER_LETTER));
    for (const near of vocabulary.near(word, maxEdits)) {
      if (isBegun.has(near.number)) continue;
      const share = word.length / (word.length + near.edits);
      meanings.push({ number: near.number, weight: FUZZY_WEIGHT * share });
    }
    return meanings;
  }

  /** How many cocktails have a word, in the field where most have it. */
  #frequency(word: string, within: keyof typeof WITHIN): number {
    const number = this.#index.vocabularyOf(WITHIN[within][0]).find(word);
    if (number === undefined) return 0;
    return Math.max(...WITHIN[within].map((field) => this.#count(field, number)));
  }

  /** How many cocktails have a word in a field; of what they share, those that have it twice count twice. */
  #count(field: SearchField, number: number): number {
    const posting = this.#index.posting(field, number);
    const facet = SHARED_FIELDS.has(field) ? this.#facets.get(field) : undefined;
    if (!facet) return countOf(posting);
    const entries = numbersOf(posting);
    let count = 0;
    for (let at = 0; at < entries.length; at += 1) count += facet.countAt(numberIn(entries[at] ?? 0));
    return count;
  }
}
