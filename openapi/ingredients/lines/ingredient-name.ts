import WORDS from '../words/dropped-before-names.json' with { type: 'json' };
import { singularOf } from '#openapi/text/fold-text.ts';
import COUNTABLE_WORDS from '../words/countable.json' with { type: 'json' };
import SPARKLING_WORDS from '../words/sparkling.json' with { type: 'json' };

const PREPARED = new RegExp(`^(?:(?:${WORDS.droppedBeforeNames.join('|')})\\s+)+`, 'iu');

/** Returns the bare name of an ingredient: `fresh house falernum, chilled` is falernum. */
export const bareName = (text: string): string => ingredientHead(text).trim().replace(PREPARED, '');

/** Splits names that share one amount: `gin and ginger ale`. */
export const ingredientsIn = (text: string): string[] => text.split(/\s(?:or|and|&)\s|(?<!\s)\s*[&/]\s*/);

const AFTER_HEAD =
  /(?<!\s)\s*[,;(]|\s-\s|\s(?:cut|for|as|to|with|in|from|or|and|of|per|muddled|halved|juiced)\s/iu;

/** Returns what a name means first, without alternatives and origins: `bourbon` of `bourbon or rye`. */
export const ingredientHead = (text: string): string => text.split(AFTER_HEAD)[0] ?? '';

const COUNTABLE = new Set(COUNTABLE_WORDS.countable);
const SPARKLING = new RegExp(SPARKLING_WORDS.sparkling.join('|'));

/** Tells by its English name whether an ingredient is counted. Other names may have a number: `7 Up`. */
export function isCountable(english: string): boolean {
  const words = english.match(/[\p{L}'-]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (/^fruits?$/.test(last)) return words.at(-2) === 'passion';
  const single = last === 'halves' ? 'half' : singularOf(last);
  return (COUNTABLE.has(single) || COUNTABLE.has(last)) && last !== 'half';
}

/** Tells by its English name whether an ingredient sparkles, so that it is added after the mixing. */
export const sparkles = (english: string): boolean => SPARKLING.test(english);
