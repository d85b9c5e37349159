import { editDistance } from '#openapi/text/edit-distance.ts';
import SOUNDS from './sounds.json' with { type: 'json' };

const SOUND_RULES = SOUNDS.spelling.map(
  ([letters = '', sound = '']) => [new RegExp(letters, 'g'), sound] as const,
);

export const MIN_MISTYPED_LENGTH = 4;
/** A word may have one mistake in four letters. */
const EDITS_PER_LETTER = 0.25;

/** A short word, or one with a digit, is never read as another one. */
export const mayBeMistyped = (word: string): boolean =>
  word.length >= MIN_MISTYPED_LENGTH && !/\d/.test(word);

/** The forms by which a word is compared with mistyped ones. */
export interface Spelling {
  word: string;
  /** A bit for each letter. It rules out most pairs of words at once. */
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

/** Letters whose codes differ by 32 have the same bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  // Each step clears the lowest bit.
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Groups of first letters that sound alike, as in 'wodka', 'kampari', 'jinger' and 'sinamon'. */
const HEARD_ALIKE = SOUNDS.firstLetters;
/** More mistakes are allowed if they are only in vowels and doubled letters: 'daquri', 'cherrie'. */
const VOWELS_AND_DOUBLES = /[aeiouy]|(.)(?=\1)/g;
/** From this length on, the first letter may be wrong too. */
const MIN_LONG_WORD_LENGTH = 7;

/** Returns null for words that are not spelt alike. */
export function editsBetween(searched: Spelling, other: Spelling): number | null {
  const { maxEdits } = searched;
  // An edit changes one letter at most, so most words are ruled out by their letters.
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
  if (isNear && (isAlike || word.length >= MIN_LONG_WORD_LENGTH)) return true;
  const removeVowels = (text: string) => text.slice(1).replace(VOWELS_AND_DOUBLES, '');
  if (isAlike && removeVowels(word) === removeVowels(other)) return true;
  const sortLetters = (text: string) => Array.from(text).sort().join('');
  return sortLetters(word) === sortLetters(other);
}

/** Shorter sounds find wrong words: 'zzzzqq' sounds like 'sky'. */
const MIN_SPOKEN_LENGTH = 4;

/** The words have the same consonants. As they are spoken, at most one vowel may differ. */
export function isHeardAlike(searched: Spelling, other: Spelling): boolean {
  return searched.spoken.length >= MIN_SPOKEN_LENGTH && editDistance(searched.spoken, other.spoken) <= 1;
}
