/** A word may have one mistake in four letters. */
export const EDITS_PER_LETTER = 0.25;

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
export function isSpeltAlike(word: string, other: string, edits: number): boolean {
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

/** Returns a bit for each letter of a word. Letters whose codes differ by 32 share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % BITS);
  return letters;
}

export function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
