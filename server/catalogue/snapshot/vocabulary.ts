import { editDistance } from '#openapi/names/edit-distance.ts';
import { consonantsOf, spokenAs } from './words.ts';

const PREFIX_WEIGHT = 0.7;
const KNOWN_PREFIX_WEIGHT = 0.25;
const MISSING_LETTER_WEIGHT = 0.3;
const FUZZY_WEIGHT = 0.35;
const EDITS_PER_LETTER = 0.25;
const MAX_EDITS = 6;
const MIN_FUZZY_LENGTH = 4;
const HEARD_WEIGHT = 0.2;
const MIN_HEARD_LENGTH = 4;
const MIN_SPOKEN_LENGTH = 4;
const FIGURE = /\d/;
const NUMBER = /^\d+$/;

interface NearWord {
  word: string;
  weight: number;
  /** Prose is searched for a mistaken word only if names and lines have nothing like it. */
  isMistake: boolean;
}

/**
 * Holds all words that were ever indexed. Words are only added, never removed, and all snapshots share them. A word without items has no
 * entries in their indexes.
 */
export class Vocabulary {
  /** The value holds the letters of each word, as bits. */
  readonly #words = new Map<string, number>();
  readonly #heard = new Map<string, string[]>();
  /** Words that are not in `#heard` yet, since most are never asked for by their sound. */
  #unheard: string[] = [];

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.set(word, lettersOf(word));
    this.#unheard.push(word);
  }

  /** Lists what a word may mean: itself, words that begin with it and, if it may be a mistake, words that are spelt or said alike. */
  near(word: string, { isKnown, isForgiven }: { isKnown: boolean; isForgiven: boolean }): NearWord[] {
    const near: NearWord[] = this.#words.has(word) ? [{ word, weight: 1, isMistake: false }] : [];
    // A known number stands for itself alone: someone who asks for '75' does not mean '750'.
    const isBeginning = isForgiven || !(NUMBER.test(word) && isKnown);
    const isMisspelt = isForgiven && word.length >= MIN_FUZZY_LENGTH && !FIGURE.test(word);
    const maxEdits = isMisspelt ? Math.min(MAX_EDITS, Math.round(word.length * EDITS_PER_LETTER)) : 0;
    const letters = lettersOf(word);
    for (const [other, otherLetters] of this.#words) {
      if (isBeginning && other.startsWith(word)) {
        if (other === word) continue;
        const missing = other.length - word.length;
        const share = word.length / (word.length + MISSING_LETTER_WEIGHT * missing);
        const weight = (isKnown ? KNOWN_PREFIX_WEIGHT : PREFIX_WEIGHT) * share;
        near.push({ word: other, weight, isMistake: false });
        continue;
      }
      if (!isMisspelt || Math.abs(other.length - word.length) > maxEdits) continue;
      // An edit changes one letter at most, so that most words are ruled out by their letters.
      if (countBits(otherLetters & ~letters) > maxEdits || countBits(letters & ~otherLetters) > maxEdits)
        continue;
      const edits = editDistance(word, other);
      if (edits === 0 || edits > maxEdits || !isAlike(word, other, edits)) continue;
      near.push({
        word: other,
        weight: (FUZZY_WEIGHT * word.length) / (word.length + edits),
        isMistake: true,
      });
    }
    if (isMisspelt && word.length >= MIN_HEARD_LENGTH)
      for (const heard of this.#heardLike(word))
        if (!near.some((one) => one.word === heard))
          near.push({ word: heard, weight: HEARD_WEIGHT, isMistake: true });
    return near.sort((one, other) => other.weight - one.weight);
  }

  /** Lists words that have the same consonants as they are said, and differ in one vowel at most. */
  #heardLike(word: string): string[] {
    for (const one of this.#unheard) {
      const consonants = consonantsOf(spokenAs(one));
      const alike = this.#heard.get(consonants);
      if (alike) alike.push(one);
      else this.#heard.set(consonants, [one]);
    }
    this.#unheard = [];
    const spoken = spokenAs(word);
    // A short sound leads to wrong words: 'zzzzqq' sounds like 'sky'.
    if (spoken.length < MIN_SPOKEN_LENGTH) return [];
    const alike = this.#heard.get(consonantsOf(spoken)) ?? [];
    return alike.filter((other) => editDistance(spoken, spokenAs(other)) <= 1);
  }
}

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
