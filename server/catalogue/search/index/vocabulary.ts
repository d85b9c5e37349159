import { pushTo } from '../../items/slot-index.ts';
import { editsBetween, isHeardAlike, mayBeMistyped, spellingOf, type Spelling } from './mistyped-words.ts';

/** A whole word counts 1, and a longer word that begins with it less. */
const PREFIX_WEIGHT = 0.7;
/** So small that whole words are first: 'gin' finds ginger last. */
const KNOWN_PREFIX_WEIGHT = 0.002;
const MISSING_LETTER_WEIGHT = 0.3;
const FUZZY_WEIGHT = 0.35;
const HEARD_WEIGHT = 0.2;

export interface NearWord {
  word: string;
  weight: number;
  /** The word is only spelt or pronounced like that of the search. */
  isMistake: boolean;
}

/** All snapshots have the same vocabulary, so words are never removed. */
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

  /** What a word may mean: itself, longer words and, if it may be a mistake, similar words. */
  wordsNear(word: string, { isKnown, isForgiven }: { isKnown: boolean; isForgiven: boolean }): NearWord[] {
    const nearWords: NearWord[] = [];
    const maxWeight = isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT;
    // A known word with a digit means only itself: a search for '75' does not mean '750'.
    const mayBeLonger = isForgiven || !isKnown || !/\d/.test(word);
    for (const other of this.#byFirstLetter.get(word.charAt(0)) ?? []) {
      const missing = MISSING_LETTER_WEIGHT * (other.length - word.length);
      if (other === word) nearWords.push({ word, weight: 1, isMistake: false });
      else if (mayBeLonger && other.startsWith(word))
        nearWords.push({
          word: other,
          weight: (maxWeight * word.length) / (word.length + missing),
          isMistake: false,
        });
    }
    if (isForgiven && mayBeMistyped(word)) nearWords.push(...this.#mistakesFor(word));
    return nearWords.sort((a, b) => b.weight - a.weight);
  }

  #mistakesFor(word: string): NearWord[] {
    const mistakes: NearWord[] = [];
    const searched = spellingOf(word);
    const { maxEdits } = searched;
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1)
      for (const other of this.#byLength.get(length) ?? []) {
        const edits = editsBetween(searched, other);
        if (edits === null) continue;
        const weight = (FUZZY_WEIGHT * word.length) / (word.length + edits);
        mistakes.push({ word: other.word, weight, isMistake: true });
      }
    for (const other of this.#byConsonants.get(searched.consonants) ?? [])
      if (isHeardAlike(searched, other) && editsBetween(searched, other) === null)
        mistakes.push({ word: other.word, weight: HEARD_WEIGHT, isMistake: true });
    return mistakes.filter((other) => !other.word.startsWith(word));
  }
}
