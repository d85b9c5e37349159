import { MAX_TERM_LETTERS } from '#openapi/generated/limits.ts';
import { parseAskedFilters } from '#openapi/ingredients/exclusions/asked-filters.ts';
import type { Allergen } from '#openapi/generated/model.ts';
import { askedWords, withoutFillersAround } from '#openapi/names/filler-words.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import { wordsOf } from '../snapshot/words.ts';

export interface Question {
  words: readonly string[];
  /** Each entry holds the folded words of a thing that must not be in the drink. */
  unwanted: readonly (readonly string[])[];
  freeFrom: readonly Allergen[];
  isAlcoholFree: boolean;
  isFiltered: boolean;
}

const MAX_WORDS = 24;

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Returns what a term asks for: 'rum without lime' wants rum, and no lime. */
export function parseSearchTerm(term: string): Question {
  const { filters, rest } = parseAskedFilters(term.slice(0, MAX_TERM_LETTERS));
  const words = askedWords(inFigures(wordsOf(rest)), filters.length > 0);
  return {
    isFiltered: filters.length > 0,
    words: [...new Set(words)].slice(0, MAX_WORDS),
    unwanted: filters
      .flatMap(({ without }) => without)
      .map((thing) => withoutFillersAround(foldWords(thing))),
    freeFrom: filters.flatMap(({ freeFrom }) => freeFrom),
    isAlcoholFree: filters.some((filter) => filter.isAlcoholFree),
  };
}

/** Writes numbers in figures: 'french seventy five' becomes 'french 75'. */
function inFigures(words: readonly string[]): string[] {
  const figures: string[] = [];
  let tens = 0;
  for (const word of words) {
    const unit = UNITS.indexOf(word);
    if (tens > 0 && unit > 0) {
      figures[figures.length - 1] = String(tens * 10 + unit);
      tens = 0;
      continue;
    }
    tens = Math.max(0, TENS.indexOf(word));
    figures.push(tens > 0 ? String(tens * 10) : word);
  }
  return figures;
}
