import { editDistance } from '#openapi/names/edit-distance.ts';
import { countBits, EDITS_PER_LETTER, isSpeltAlike, lettersOf } from './near-words.ts';
import { consonantsOf, spokenAs } from './words.ts';
import { pushTo } from './facets.ts';

const PREFIX_WEIGHT = 0.7;
/** It is so small that all with the whole word come first: 'gin' finds ginger last. */
const KNOWN_PREFIX_WEIGHT = 0.002;
const MISSING_LETTER_WEIGHT = 0.3;
const FUZZY_WEIGHT = 0.35;
const MAX_EDITS = 6;
const MIN_FUZZY_LENGTH = 4;
const HEARD_WEIGHT = 0.2;
const MIN_SPOKEN_LENGTH = 4;
const FIGURE = /\d/;
const NUMBER = /^\d+$/;

interface NearWord {
  word: string;
  weight: number;
  /** Prose is searched for a mistaken word only if names and lines have nothing like it. */
  isMistake: boolean;
}

interface Spelling {
  word: string;
  /** Each bit stands for some letters. */
  letters: number;
  spoken: string;
}

/**
 * Holds all words that were ever indexed. Words are only added, never removed, and all snapshots share them. A word without items has no
 * entries in their indexes.
 */
export class Vocabulary {
  readonly #words = new Set<string>();
  readonly #byFirstLetter = new Map<string, string[]>();
  readonly #byLength = new Map<number, Spelling[]>();
  readonly #byConsonants = new Map<string, Spelling[]>();

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    pushTo(this.#byFirstLetter, word.charAt(0), word);
    const spelling = { word, letters: lettersOf(word), spoken: spokenAs(word) };
    pushTo(this.#byLength, word.length, spelling);
    pushTo(this.#byConsonants, consonantsOf(spelling.spoken), spelling);
  }

  /** Lists what a word may mean: itself, words that begin with it and, if it may be a mistake, words that are spelt or said alike. */
  near(word: string, { isKnown, isForgiven }: { isKnown: boolean; isForgiven: boolean }): NearWord[] {
    const near: NearWord[] = this.#words.has(word) ? [{ word, weight: 1, isMistake: false }] : [];
    // A known number stands for itself alone: someone who asks for '75' does not mean '750'.
    if (isForgiven || !(NUMBER.test(word) && isKnown)) near.push(...this.#beginningWith(word, isKnown));
    if (isForgiven && word.length >= MIN_FUZZY_LENGTH && !FIGURE.test(word)) {
      near.push(...this.#speltLike(word));
      const others = new Set(near.map((one) => one.word));
      for (const heard of this.#heardLike(word))
        if (!others.has(heard)) near.push({ word: heard, weight: HEARD_WEIGHT, isMistake: true });
    }
    return near.sort((one, other) => other.weight - one.weight);
  }

  #beginningWith(word: string, isKnown: boolean): NearWord[] {
    const most = isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT;
    const longer = this.#byFirstLetter.get(word.charAt(0))?.filter((other) => isBeginning(word, other)) ?? [];
    return longer.map((other) => {
      const missing = MISSING_LETTER_WEIGHT * (other.length - word.length);
      return { word: other, weight: (most * word.length) / (word.length + missing), isMistake: false };
    });
  }

  #speltLike(word: string): NearWord[] {
    const maxEdits = Math.min(MAX_EDITS, Math.round(word.length * EDITS_PER_LETTER));
    const letters = lettersOf(word);
    const alike: NearWord[] = [];
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1)
      for (const other of this.#byLength.get(length) ?? []) {
        // An edit changes one letter at most, so that most words are ruled out by their letters.
        if (countBits(other.letters & ~letters) > maxEdits) continue;
        if (countBits(letters & ~other.letters) > maxEdits || isBeginning(word, other.word)) continue;
        const edits = editDistance(word, other.word);
        if (edits === 0 || edits > maxEdits || !isSpeltAlike(word, other.word, edits)) continue;
        const weight = (FUZZY_WEIGHT * word.length) / (word.length + edits);
        alike.push({ word: other.word, weight, isMistake: true });
      }
    return alike;
  }

  /** Lists words that have the same consonants as they are said, and differ in one vowel at most. */
  #heardLike(word: string): string[] {
    const spoken = spokenAs(word);
    // A short sound leads to wrong words: 'zzzzqq' sounds like 'sky'.
    if (spoken.length < MIN_SPOKEN_LENGTH) return [];
    const alike = this.#byConsonants.get(consonantsOf(spoken)) ?? [];
    return alike.filter((other) => editDistance(spoken, other.spoken) <= 1).map((other) => other.word);
  }
}

const isBeginning = (word: string, other: string): boolean => other !== word && other.startsWith(word);
