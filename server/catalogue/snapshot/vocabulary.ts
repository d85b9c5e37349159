import { editDistance } from '#openapi/names/edit-distance.ts';
import { consonantsOf, spokenAs } from './words.ts';
import { pushTo } from './facets.ts';

const PREFIX_WEIGHT = 0.7;
/** It is so small that all with the whole word come first: 'gin' finds ginger last. */
const KNOWN_PREFIX_WEIGHT = 0.002;
const MISSING_LETTER_WEIGHT = 0.3;
const FUZZY_WEIGHT = 0.35;
const EDITS_PER_LETTER = 0.25;
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
        if (edits === 0 || edits > maxEdits || !isAlike(word, other.word, edits)) continue;
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

/** People confuse these first letters when they hear a word: 'wodka', 'kampari', 'jinger', 'sinamon'. */
const HEARD_ALIKE = ['ckq', 'gj', 'vw', 'csz', 'fp', 'fv'];
/** A word may have more mistakes if they are in its vowels and doubled letters alone: 'daquri', 'cherrie'. */
const VOWELS_AND_DOUBLES = /[aeiouy]|(.)(?=\1)/g;
/** In a word of this length or more, the first letter may be wrong too. */
const MIN_LONG_WORD_LENGTH = 7;

/**
 * Tells whether two words are spelt alike. In a short word one letter may be wrong, or two change places. So 'nergoni' is Negroni, but
 * 'monkey' is not honey.
 */
function isAlike(word: string, other: string, edits: number): boolean {
  const sorted = (text: string) => Array.from(text).sort().join('');
  const [first = '', otherFirst = ''] = [word[0], other[0]];
  const isSame = first === otherFirst;
  const isHeard =
    !isSame && HEARD_ALIKE.some((letters) => letters.includes(first) && letters.includes(otherFirst));
  const withoutVowels = (text: string) => text.slice(1).replace(VOWELS_AND_DOUBLES, '');
  const mistakes = isHeard ? edits - 1 : edits;
  return (
    ((isSame || isHeard) && withoutVowels(word) === withoutVowels(other)) ||
    ((isSame || isHeard || word.length >= MIN_LONG_WORD_LENGTH) &&
      mistakes <= Math.floor(word.length * EDITS_PER_LETTER)) ||
    sorted(word) === sorted(other)
  );
}

const BITS = 32;

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % BITS);
  return letters;
}

function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
