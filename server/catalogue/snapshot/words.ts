import { foldText } from '#openapi/names/fold-text.ts';

/** A map and no object, since 'constructor' is a word like any other. */
const SPELT_ALIKE = new Map([
  ['whisky', 'whiskey'],
  ['whiskies', 'whiskey'],
  ['whiskeys', 'whiskey'],
]);

/** Returns the folded words of a text: "Bee's Knees" has bees and knees. */
export function wordsOf(text: string): string[] {
  const words = foldText(text.replace(/['’‘]/g, '')).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  return words.map((word) => SPELT_ALIKE.get(word) ?? word);
}

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = new RegExp(`(?<!\\S)(${TENS.join('|')})(?: (${UNITS.join('|')}))?(?!\\S)`, 'g');

/** Returns the words with numbers in figures: 'french seventy five' becomes 'french 75'. */
export function inFigures(words: readonly string[]): string[] {
  const text = words.join(' ').replace(NUMBER, (_, tens: string, unit: string) => {
    return String(10 * (TENS.indexOf(tens) + 1) + UNITS.indexOf(unit) + 1);
  });
  return text.match(/\S+/g) ?? [];
}
