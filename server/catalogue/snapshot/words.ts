import { foldText } from '#openapi/names/fold-text.ts';

const WHISKEYS = /\bwhisk(?:y|ies|eys)\b/g;

/** Returns the folded words of a text: "Bee's Knees" has bees and knees. Whisky is whiskey. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text.replace(/['’‘]/g, '')).replace(WHISKEYS, 'whiskey');
  return folded.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
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
