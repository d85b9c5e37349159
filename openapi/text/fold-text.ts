import LETTERS from './plain-letters.json' with { type: 'json' };
import { memoized } from './memoized.ts';

/** People write plain letters for these, but the decomposition of Unicode does not change them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = LETTERS;
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const ASCII = /^[ -~]*$/;

/** Returns 'pina colada' for 'Piña Colada'. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/;

/** Two names are the same when their keys are equal. Case and spacing do not count, accents do. */
export function nameKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** Returns a text as tables and patterns have it: 'creme de cassis' for 'Crème  de Cassis'. */
export function foldLine(text: string): string {
  if (PLAIN_NAME.test(text)) return text.toLowerCase();
  return foldText(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** Returns words that are folded and singular, so that `Egg whites` and `egg white` are alike. */
export function foldWords(text: string): string[] {
  const words = foldText(text)
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu);
  return (words ?? []).map(singular);
}

/** Returns a rough singular: of cherries, leaves, dashes, limes. Bitters and molasses stay. */
export const singular = memoized((word) => {
  if (/(?:ss|us|bitters|molasses|schnapps|haus)$/.test(word)) return word;
  return word
    .replace(/(..)ies$/, '$1y')
    .replace(/leaves$/, 'leaf')
    .replace(/(ch|sh|x|to|go)es$/, '$1')
    .replace(/([^s])s$/, '$1');
});
