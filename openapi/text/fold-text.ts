import LETTERS from './plain-letters.json' with { type: 'json' };
import { memoize } from '#openapi/memoize.ts';

/** Plain letters for those that Unicode does not decompose, such as ø. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = LETTERS;
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

const ASCII = /^[ -~]*$/;

// There are four ways to compare texts. `foldText` drops case and accents, and keeps signs and spacing:
// 'pina  colada'. `foldLine` also makes each spacing one blank and each apostrophe straight. `foldWords` has
// singular words alone, without signs. `nameKey` drops case and spacing, and keeps accents: 'piña colada'.

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

/** Two names are the same when their keys are equal. */
export function nameKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** Tables and patterns are written like this: 'creme de cassis' for 'Crème  de Cassis'. */
export function foldLine(text: string): string {
  if (PLAIN_NAME.test(text)) return text.toLowerCase();
  return foldText(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** `Egg whites` and `egg white` have the same words. */
export function foldWords(text: string): string[] {
  const words = foldText(text)
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu);
  return (words ?? []).map(singularOf);
}

/** Returns a rough singular: of cherries, leaves, dashes, limes. Bitters and molasses keep their s. */
export const singularOf = memoize((word) => {
  if (/(?:ss|us|bitters|molasses|schnapps|haus)$/.test(word)) return word;
  return word
    .replace(/(..)ies$/, '$1y')
    .replace(/leaves$/, 'leaf')
    .replace(/(ch|sh|x|to|go)es$/, '$1')
    .replace(/([^s])s$/, '$1');
});
