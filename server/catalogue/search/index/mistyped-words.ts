import { editDistance } from '#openapi/text/edit-distance.ts';
import SOUNDS from './sounds.json' with { type: 'json' };

const SOUND_RULES = SOUNDS.spelling.map(
  ([letters = '', sound = '']) => [new RegExp(letters, 'g'), sound] as const,
);

export const MIN_MISTYPED_LENGTH = 4;

/** A short word or a figure is never read as another one. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= MIN_MISTYPED_LENGTH && !/\d/.test(word);

/** A word in the forms in which it is compared with mistyped ones. */
export interface Spelling {
  word: string;
  /** A bit for each letter, so that most pairs of words are ruled out at once. */
  letters: number;
  /** How many letters may be wrong. */
  maxEdits: number;
  spoken: string;
  consonants: string;
}

export function spellingOf(word: string): Spelling {
  // Words are spelt by their sound: 'moheeto' equals 'mojito', and 'konyak' differs from 'cognac' in a vowel.
  const spoken = SOUND_RULES.reduce((spelt, [pattern, sound]) => spelt.replace(pattern, sound), word);
  const consonants = spoken.replace(/(?<!^)[aeiouwyh]+/g, '.').replace(/\.$/, '');
  const maxEdits = Math.round(word.length * EDITS_PER_LETTER);
  return { word, letters: lettersOf(word), maxEdits, spoken, consonants };
}

/** Sets a bit for each letter of a word. Letters whose codes differ by 32 share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  // Each step takes away the lowest bit.
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A word may have one mistake in four letters. */
const EDITS_PER_LETTER = 0.25;
/** People confuse these first letters when they hear a word: 'wodka', 'kampari', 'jinger', 'sinamon'. */
const HEARD_ALIKE = SOUNDS.firstLetters;
/** A word may have more mistakes if they are in its vowels and doubled letters alone: 'daquri', 'cherrie'. */
const VOWELS_AND_DOUBLES = /[aeiouy]|(.)(?=\1)/g;
/** In a word of this length or more, the first letter may be wrong too. */
const MIN_LONG_WORD_LENGTH = 7;

/** Returns how many letters differ between two words that are spelt alike, and null for others. */
export function editsBetween(searched: Spelling, other: Spelling): number | null {
  const { maxEdits } = searched;
  // An edit changes one letter at most, so that most words are ruled out by their letters.
  if (countBits(searched.letters & ~other.letters) > maxEdits) return null;
  if (countBits(other.letters & ~searched.letters) > maxEdits) return null;
  const edits = editDistance(searched.word, other.word);
  return edits <= maxEdits && isSpeltAlike(searched.word, other.word, edits) ? edits : null;
}

/** A short word may have one wrong or two swapped letters: 'nergoni' is Negroni, 'monkey' is not honey. */
function isSpeltAlike(word: string, other: string, edits: number): boolean {
  const [first = '', otherFirst = ''] = [word[0], other[0]];
  const isSame = first === otherFirst;
  const isAlike = isSame || HEARD_ALIKE.some((alike) => alike.includes(first) && alike.includes(otherFirst));
  const mistakes = isAlike && !isSame ? edits - 1 : edits;
  const isNear = mistakes <= Math.floor(word.length * EDITS_PER_LETTER);
  const withoutVowels = (text: string) => text.slice(1).replace(VOWELS_AND_DOUBLES, '');
  const sorted = (text: string) => Array.from(text).sort().join('');
  return (
    (isNear && (isAlike || word.length >= MIN_LONG_WORD_LENGTH)) ||
    (isAlike && withoutVowels(word) === withoutVowels(other)) ||
    sorted(word) === sorted(other)
  );
}

/** A short sound leads to wrong words: 'zzzzqq' sounds like 'sky'. */
const MIN_SPOKEN_LENGTH = 4;

/** Tells whether two words with the same consonants differ in one vowel at most, as they are said. */
export function isHeardAlike(searched: Spelling, other: Spelling): boolean {
  return searched.spoken.length >= MIN_SPOKEN_LENGTH && editDistance(searched.spoken, other.spoken) <= 1;
}
