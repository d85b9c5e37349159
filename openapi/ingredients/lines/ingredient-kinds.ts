import { singularOf } from '#openapi/text/fold-text.ts';
import COUNTABLE_WORDS from '../words/countable.json' with { type: 'json' };
import SPARKLING_WORDS from '../words/sparkling.json' with { type: 'json' };

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
