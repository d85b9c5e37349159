import { foldText } from './fold-text.ts';

/** Folded and singular: `Egg whites` and `egg white` are alike. */
export function foldWords(text: string): string[] {
  return plainWords(text).map(singular);
}

export function plainWords(text: string): string[] {
  return (
    foldText(text)
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []
  );
}

/** A rough singular for the words of a bar: cherries, leaves, dashes, limes; not bitters nor molasses. */
export function singular(word: string): string {
  if (/(?:ss|us|bitters|molasses|schnapps|haus)$/.test(word)) return word;
  return word
    .replace(/(..)ies$/, '$1y')
    .replace(/leaves$/, 'leaf')
    .replace(/(ch|sh|x|to|go)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
