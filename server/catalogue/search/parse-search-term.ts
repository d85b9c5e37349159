import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { foldWords } from '#openapi/names/fold-words.ts';
import { distinctThings } from './unwanted-slots.ts';
import { tellingWords, wordsOf } from './words.ts';

/** What a search term asks for. */
export interface Question {
  /** What is wanted, no word twice. */
  words: readonly string[];
  /** What must not be in the drink: the folded words of each thing. */
  unwanted: readonly (readonly string[])[];
}

const { parameters } = contract.paths['/api/cocktails/search/{term}'].get;
/** Longer terms are refused by the contract; the search reads no more of them either. */
const MAX_TERM_LENGTH = parameters.find(({ name }) => name === 'term')?.schema?.maxLength;
/** Each costs, and the words are counted as bits. */
const MAX_WORDS = 24;

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WITHOUT = /(?:^|\s)without\s+(?=\S)/i;
/** What stands between two unwanted things: 'without lime, egg and mint'. */
const BETWEEN_THINGS = /[,;]|\s(?:and|or|nor|without)\s/i;

/** Reads a search term: 'rum without lime' wants rum, and no lime. */
export function parseSearchTerm(term: string): Question {
  const [wanted = '', ...unwanted] = term.slice(0, MAX_TERM_LENGTH).split(WITHOUT);
  const words = tellingWords(inFigures(wordsOf(wanted)));
  return {
    words: [...new Set(words)].slice(0, MAX_WORDS),
    unwanted: distinctThings(
      unwanted
        .flatMap((things) => things.split(BETWEEN_THINGS))
        .map((thing) => tellingWords(foldWords(thing))),
    ),
  };
}

/** Numbers that were spoken in figures: 'french seventy five' → 'french 75'. */
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
