import { pushTo } from '../../slot-index.ts';
import { editsBetween, isHeardAlike, spellingOf, type Spelling } from './mistyped-words.ts';

const PREFIX_WEIGHT = 0.7;
/** It is so small that all with the whole word come first: 'gin' finds ginger last. */
const KNOWN_PREFIX_WEIGHT = 0.002;
const MISSING_LETTER_WEIGHT = 0.3;
const FUZZY_WEIGHT = 0.35;
const HEARD_WEIGHT = 0.2;
const MIN_FUZZY_LENGTH = 4;
const FIGURE = /\d/;

export interface NearWord {
  word: string;
  weight: number;
  /** It is only spelt or said like the word that was asked for. */
  isMistake: boolean;
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
    const spelling = spellingOf(word);
    pushTo(this.#byFirstLetter, word.charAt(0), word);
    pushTo(this.#byLength, word.length, spelling);
    pushTo(this.#byConsonants, spelling.consonants, spelling);
  }

  /** Lists what a word may mean: itself, words that begin with it and, if it may be a mistake, words that are spelt or said alike. */
  near(word: string, { isKnown, isForgiven }: { isKnown: boolean; isForgiven: boolean }): NearWord[] {
    const near: NearWord[] = [];
    const most = isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT;
    // What is known and has a figure stands for itself alone: someone who asks for '75' does not mean '750'.
    const mayBeLonger = isForgiven || !isKnown || !FIGURE.test(word);
    for (const other of this.#byFirstLetter.get(word.charAt(0)) ?? []) {
      const missing = MISSING_LETTER_WEIGHT * (other.length - word.length);
      if (other === word) near.push({ word, weight: 1, isMistake: false });
      else if (mayBeLonger && other.startsWith(word))
        near.push({ word: other, weight: (most * word.length) / (word.length + missing), isMistake: false });
    }
    if (isForgiven && word.length >= MIN_FUZZY_LENGTH && !FIGURE.test(word))
      near.push(...this.#mistakenFor(word));
    return near.sort((one, other) => other.weight - one.weight);
  }

  #mistakenFor(word: string): NearWord[] {
    const mistaken: NearWord[] = [];
    const asked = spellingOf(word);
    const { maxEdits } = asked;
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1)
      for (const other of this.#byLength.get(length) ?? []) {
        const edits = editsBetween(asked, other);
        if (edits === null) continue;
        const weight = (FUZZY_WEIGHT * word.length) / (word.length + edits);
        mistaken.push({ word: other.word, weight, isMistake: true });
      }
    for (const other of this.#byConsonants.get(asked.consonants) ?? [])
      if (isHeardAlike(asked, other) && editsBetween(asked, other) === null)
        mistaken.push({ word: other.word, weight: HEARD_WEIGHT, isMistake: true });
    return mistaken.filter((other) => !other.word.startsWith(word));
  }
}
