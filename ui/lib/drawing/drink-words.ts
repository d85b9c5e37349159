import { patternsOf } from '#openapi/ingredients/word-patterns.ts';
import WORDS from './drink-words.json' with { type: 'json' };
import { foldText } from '#openapi/text/fold-text.ts';

// The words in a recipe that change its drawing. Each list is one pattern. `mixingPlaces`, `servingWords` and
// `otherIce` are parts of the pattern for ice that is not in the glass; `glass` and `solid` of others.

/** The source of a pattern, for use within another one. */
export const patternSource = (name: keyof typeof WORDS): string => WORDS[name].join('|');

/** The patterns are for text of `foldForDrawing`, except `layeredType`, which is for small letters. */
export const PATTERNS = patternsOf(WORDS);

/** Folds a text, so that ids ('orange-twist') and names ('Orange Twist') read alike. */
export function foldForDrawing(text: string): string {
  return foldText(text)
    .replace(/\u2044/g, '/')
    .replace(/[-_\u2010-\u2015]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'");
}
