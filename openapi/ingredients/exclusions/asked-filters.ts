import type { Allergen } from '#openapi/generated/model.ts';
import { foldText } from '#openapi/names/fold-text.ts';
import { isKnownThing, type Meaning } from './phrases.ts';
import { RULES, TAKEN } from './refusals.ts';

/** A part of a search term that leaves something out, such as 'no nuts', 'gin but without egg', 'vegan', 'mocktail'. */
export interface AskedFilter {
  /** The words that were typed. */
  text: string;
  freeFrom: readonly Allergen[];
  isAlcoholFree: boolean;
  without: readonly string[];
}

/** Removes from a term what leaves something out. `rest` is what else is looked for. */
export function parseAskedFilters(term: string): { filters: readonly AskedFilter[]; rest: string } {
  const tokens = tokensOf(term);
  const words = tokens.map(({ word }) => word);
  const filters: AskedFilter[] = [];
  let rest = term;
  for (const read of RULES)
    for (let at = 0; at < words.length; at += 1) {
      const { end, meanings } = read(words, at) ?? { end: at, meanings: null };
      words.fill(TAKEN, at, end);
      if (!meanings) continue;
      const [from, to] = [tokens[at]?.start ?? 0, tokens[end - 1]?.end ?? 0];
      filters.push(filterOf(term.slice(from, to), meanings));
      // Blanks of the same length keep the places of what follows.
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    }
  return { filters, rest: rest.replace(/\s+/g, ' ').replace(AROUND_REST, '') };
}

const AROUND_REST = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function filterOf(text: string, meanings: readonly Meaning[]): AskedFilter {
  return {
    text,
    freeFrom: [...new Set(meanings.flatMap(({ freeFrom = [] }) => freeFrom))],
    isAlcoholFree: meanings.some(({ isAlcoholFree }) => isAlcoholFree),
    without: meanings.flatMap(({ without = [] }) => without),
  };
}

interface Token {
  word: string;
  start: number;
  end: number;
}

const TOKEN =
  /(?<!\S)-(?=\p{L})|\d+(?:[.,]\d+)?\s?%|\d+[.,]\d+|w\/o(?:ut)?(?!\p{L})|n\/a(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[,;:&/+]|\.(?!\p{L})/giu;
/** Splits 'eggless', 'nutfree' and 'glutenfee' into the thing and its refusal, and 'limejuice' into its words. A grapefruit is no grape. */
const IN_ONE = /^(?!grape)(.{2,}?)(less|f[re]{2,4}|whites?|yolks?|juice|milk)$/;
const FREE = /^f[re]{2,4}$/;

function tokensOf(term: string): Token[] {
  return [...term.matchAll(TOKEN)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const word = foldText(text).replace(/['’\s]/g, '');
    const [, thing = '', suffix = ''] = IN_ONE.exec(word) ?? [];
    if (!isKnownThing(thing)) return [{ word: wordOf(word, term[start - 1]), start, end }];
    const middle = end - suffix.length;
    return [
      { word: thing, start, end: middle },
      { word: wordOf(suffix, '-'), start: middle, end },
    ];
  });
}

/** Others write 'Gin -egg' for no egg. A joined 'less' means free, but not that of 'something less sweet'. */
function wordOf(word: string, before: string | undefined): string {
  if (word === '-') return 'no';
  return FREE.test(word) || (word === 'less' && before === '-') ? 'free' : word;
}
