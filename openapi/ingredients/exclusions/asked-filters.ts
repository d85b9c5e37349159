import type { Allergen } from '#openapi/generated/model.ts';
import { foldText } from '#openapi/names/fold-text.ts';
import {
  ALCOHOLS,
  ALLERGEN,
  BOTTLE,
  BY_THEMSELVES,
  ENDING,
  FORMS,
  isKnownThing,
  KNOWN,
  LINKING,
  LISTING,
  meaningsOf,
  NAMED_SO,
  QUALITY,
  REFUSING_BEFORE,
  REFUSING_BEHIND,
  type Meaning,
} from './phrases.ts';

/** A part of a search term that leaves something out, such as 'no nuts', 'gin but without egg', 'vegan', 'mocktail'. */
export interface AskedFilter {
  /** The words that were typed. */
  text: string;
  freeFrom: readonly Allergen[];
  isAlcoholFree: boolean;
  without: readonly string[];
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** Stands for a word that was read. */
const TAKEN = '|';
const FORM = [...FORMS].join('|');
const QUALITIES = `(?:(?:${QUALITY}) )*`;
const WORD = `(?!(?:${ENDING}|${REFUSING_BEFORE})(?: |$))[^ ]+`;
const BOTTLES = `(?:${BOTTLE})(?: [,;] (?:${BOTTLE}))*`;
const NAMED = `${QUALITIES}(?:${KNOWN}|${BOTTLES})(?: (?:${FORM}))*(?= |$)`;
const ANY = `${QUALITIES}${WORD}(?: (?:${FORM}))*(?= |$)`;
/** A thing is a name of the tables, with one word before it at most ('star anise'), or any other word. */
const THING = `(?:${NAMED}|${WORD} (?:${KNOWN})(?= |$)|${ANY})`;
const FILLED = `(?:(?:${LINKING}) )*`;

const pattern = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?= |$)`, 'g');
const NAMES = pattern(NAMED_SO);
const ALONE = BY_THEMSELVES.map(([words, meaning]) => [pattern(words), meaning] as const);
const LIST = `(?:${LISTING.sure}|${LISTING.comma})`;
const BEHIND = pattern(
  `(?:(?:no|without) )?(?<things>(?:${KNOWN} (?:(?:, )?(?:and|or|&)|[,;/]) )*(?:${NAMED}|${ANY})) (?:${REFUSING_BEHIND})`,
);
/** 'Non-dairy coffee' and 'no alcohol ginger beer' look for what follows, unless it is an allergen too. */
const FIRST = pattern(
  `(?:${REFUSING_BEFORE}) ${FILLED}(?<things>(?:${ALCOHOLS})s?(?! forward)|(?<=non )(?:${KNOWN}))(?! (?:${FORM})(?: |$))(?! (?:${LIST} )?${FILLED}${ALLERGEN}(?: |$))`,
);
const NEXT = [
  `(?:${LISTING.sure}) ${FILLED}${THING}`,
  `(?:${LISTING.comma} )?${FILLED}(?:${KNOWN})(?= |$)`,
  // A list goes on where an allergen ends it: 'nuts, gin and dairy'.
  `${LISTING.comma} ${THING}(?= (?:[,;]|(?:, )?(?:and|or)) (?:any )?${ALLERGEN}(?: |$))`,
].join('|');
const BEFORE = pattern(
  `(?:${REFUSING_BEFORE}) ${FILLED}(?<things>${THING}(?: (?:${NEXT})(?! (?:${REFUSING_BEHIND})))*)`,
);
const SPLIT = new RegExp(` ?(?<![^ ])(?:${LISTING.sure}|${LISTING.comma}|${LINKING})(?= |$) ?`);

/** Takes what leaves something out from a term; `rest` is what else is looked for. */
export function parseAskedFilters(term: string): {
  filters: readonly AskedFilter[];
  rest: string;
  isPlain: boolean;
} {
  const tokens = tokensOf(term);
  const taken = new Set<number>();
  const filters: AskedFilter[] = [];
  let line = tokens.map(({ word }) => word).join(' ');
  const replace = (words: RegExp, read: ((things: string) => readonly Meaning[]) | null): void => {
    line = line.replace(words, (text: string, ...given: unknown[]) => {
      const { things = '' } = (given.at(-1) ?? {}) as { things?: string };
      const offset = given.find((one) => typeof one === 'number') as number;
      const from = line.slice(0, offset).split(' ').length - 1;
      const end = from + text.split(' ').length;
      const meanings = read?.(things);
      if (meanings?.length === 0) return text;
      if (meanings) {
        for (let at = from; at < end; at += 1) taken.add(at);
        const typed = term.slice(tokens[from]?.start, tokens[end - 1]?.end);
        filters.push(filterOf(typed, meanings));
      }
      return new Array<string>(end - from).fill(TAKEN).join(' ');
    });
  };
  replace(NAMES, null);
  for (const [words, meaning] of ALONE) replace(words, () => [meaning]);
  replace(BEHIND, thingsIn);
  replace(FIRST, thingsIn);
  replace(BEFORE, thingsIn);
  return { filters, rest: restOf(term, tokens, taken), isPlain: taken.size === 0 };
}

function thingsIn(things: string): readonly Meaning[] {
  return things
    .split(SPLIT)
    .filter((thing) => thing !== '')
    .flatMap(meaningsOf);
}

function filterOf(text: string, meanings: readonly Meaning[]): AskedFilter {
  return {
    text,
    freeFrom: [...new Set(meanings.flatMap(({ freeFrom = [] }) => freeFrom))],
    isAlcoholFree: meanings.some(({ isAlcoholFree }) => isAlcoholFree),
    without: meanings.flatMap(({ without = [] }) => without),
  };
}

const AROUND_REST = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function restOf(term: string, tokens: readonly Token[], taken: ReadonlySet<number>): string {
  let rest = '';
  let from = 0;
  for (const [at, { start, end }] of tokens.entries()) {
    if (!taken.has(at)) continue;
    rest += `${term.slice(from, start)} `;
    from = end;
  }
  return (rest + term.slice(from)).replace(/\s+/g, ' ').replace(AROUND_REST, '');
}

const TOKEN =
  /(?<!\S)-(?=\p{L})|\d+(?:[.,]\d+)?\s?%|\d+[.,]\d+|w\/o(?:ut)?(?!\p{L})|n\/a(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[,;:&/+]|\.(?!\p{L})/giu;
/** 'eggless', 'nutfree', 'glutenfee': the thing and its refusal. */
const SUFFIXED = /^(.{2,}?)(less|f[re]{2,4})$/;
const FREE = /^f[re]{2,4}$/;
/** 'Eggwhite' and 'limejuice' are written in one; a grapefruit is no grape. */
const IN_ONE = /^(?!grape)(.{3,}?)(whites?|yolks?|juice|milk)$/;

function tokensOf(term: string): Token[] {
  return [...term.matchAll(TOKEN)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    // 'Gin -egg', as other searches have it.
    if (text === '-') return [{ word: 'no', start, end }];
    const word = foldText(text).replace(/['’\s]/g, '');
    const [, thing = '', suffix = ''] = SUFFIXED.exec(word) ?? IN_ONE.exec(word) ?? [];
    if (!isKnownThing(thing)) return [{ word: FREE.test(word) ? 'free' : word, start, end }];
    const middle = end - suffix.length;
    return [
      { word: thing, start, end: middle },
      { word: FREE.test(suffix) ? 'free' : suffix, start: middle, end },
    ];
  });
}
