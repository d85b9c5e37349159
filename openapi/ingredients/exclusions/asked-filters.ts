import type { Allergen } from '#openapi/generated/model.ts';
import { foldText } from '#openapi/names/fold-text.ts';
import {
  ALCOHOLS,
  ALLERGEN,
  ALONE,
  BOTTLE,
  DRINKS,
  ENDING,
  FORMS,
  isKnownThing,
  KNOWN,
  LINKING,
  meaningsOf,
  QUALITY,
  REFUSING_BEFORE,
  REFUSING_BEHIND,
  type Meaning,
} from './phrases.ts';

/** It is a part of a search term that leaves something out, such as 'no nuts', 'gin but without egg', 'vegan', 'mocktail'. */
export interface AskedFilter {
  /** It holds the words that were typed. */
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

const FORM = [...FORMS].join('|');
const QUALITIES = `(?:(?:${QUALITY}) )*`;
const WORD = `(?!(?:${ENDING}|${REFUSING_BEFORE})(?: |$))[^ ]+`;
const BOTTLES = `(?:${BOTTLE})(?: [,;] (?:${BOTTLE}))*`;
const NAMED = `${QUALITIES}(?:${KNOWN}|${BOTTLES})(?: (?:${FORM}))*(?= |$)`;
const ANY = `${QUALITIES}${WORD}(?: (?:${FORM}))*(?= |$)`;
/** A thing is a name of the tables, with one word before it at most ('star anise'), or any other word. */
const THING = `(?:${NAMED}|${WORD} (?:${KNOWN})(?= |$)|${ANY})`;
const FILLED = `(?:(?:${LINKING}) )*`;
/** It stands between two things: 'nuts, eggs or cream'. A comma alone does not join them, since 'no egg, gin' looks for gin. */
const AND = '(?:[,;] )?(?:and|or|nor|&|/|\\+)(?: (?:no|without))?|,(?: (?:no|without))';
const COMMA = '[,;]';

const pattern = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?= |$)`, 'g');

const BEHIND = pattern(
  `(?:(?:no|without) )?(?<things>(?:${KNOWN} (?:(?:, )?(?:and|or|&)|[,;/]) )*(?:${NAMED}|${ANY})) (?:${REFUSING_BEHIND})`,
);
/** 'Non-dairy coffee' and 'no alcohol ginger beer' look for what follows, unless it is an allergen too. */
const FIRST = pattern(
  `(?:${REFUSING_BEFORE}) ${FILLED}(?<things>(?:${ALCOHOLS})s?(?! forward)|(?<=non )(?:${KNOWN}))(?! (?:${FORM})(?: |$))(?! (?:(?:${AND}|${COMMA}) )?${FILLED}${ALLERGEN}(?: |$))`,
);
const NEXT = [
  `(?:${AND}) ${FILLED}${THING}`,
  `(?:${COMMA} )?${FILLED}(?:${KNOWN})(?= |$)`,
  // A list goes on if an allergen ends it: 'nuts, gin and dairy'.
  `${COMMA} ${THING}(?= (?:[,;]|(?:, )?(?:and|or)) (?:any )?${ALLERGEN}(?: |$))`,
].join('|');
const BEFORE = pattern(
  `(?:${REFUSING_BEFORE}) ${FILLED}(?<things>${THING}(?: (?:${NEXT})(?! (?:${REFUSING_BEHIND})))*)`,
);
const SPLIT = new RegExp(` ?(?<![^ ])(?:${AND}|${COMMA}|${LINKING})(?= |$) ?`);

const thingsIn = (things: string): readonly Meaning[] =>
  things
    .split(SPLIT)
    .filter((thing) => thing !== '')
    .flatMap(meaningsOf);

/** The rules are tried in this order. A rule tells what the words leave out, or null for a name that only sounds like it. */
const RULES: readonly (readonly [words: RegExp, read: (things: string) => readonly Meaning[] | null])[] = [
  [pattern(DRINKS), () => null],
  ...ALONE.map(({ words, meaning }) => [pattern(words), () => [meaning]] as const),
  [BEHIND, thingsIn],
  [FIRST, thingsIn],
  [BEFORE, thingsIn],
];

/** It stands for a word that was read. */
const TAKEN = '|';

/** Removes from a term what leaves something out. `rest` is what else is looked for. */
export function parseAskedFilters(term: string): {
  filters: readonly AskedFilter[];
  rest: string;
  isPlain: boolean;
} {
  const tokens = tokensOf(term);
  const filters: (AskedFilter & { start: number; end: number })[] = [];
  let line = tokens.map(({ word }) => word).join(' ');
  for (const [words, read] of RULES)
    line = line.replace(words, (text: string, ...given: unknown[]) => {
      const { things = '' } = (given.at(-1) ?? {}) as { things?: string };
      const offset = given.find((one) => typeof one === 'number') as number;
      const from = line.slice(0, offset).split(' ').length - 1;
      const count = text.split(' ').length;
      const meanings = read(things);
      if (meanings?.length === 0) return text;
      const { start = 0 } = tokens[from] ?? {};
      const { end = start } = tokens[from + count - 1] ?? {};
      if (meanings) filters.push({ ...filterOf(term.slice(start, end), meanings), start, end });
      return new Array<string>(count).fill(TAKEN).join(' ');
    });
  let rest = '';
  let from = 0;
  for (const { start, end } of [...filters].sort((one, other) => one.start - other.start)) {
    rest += `${term.slice(from, start)} `;
    from = end;
  }
  return {
    filters: filters.map(({ start: _, end: _end, ...filter }) => filter),
    rest: (rest + term.slice(from)).replace(/\s+/g, ' ').replace(AROUND_REST, ''),
    isPlain: filters.length === 0,
  };
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

const TOKEN =
  /(?<!\S)-(?=\p{L})|\d+(?:[.,]\d+)?\s?%|\d+[.,]\d+|w\/o(?:ut)?(?!\p{L})|n\/a(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[,;:&/+]|\.(?!\p{L})/giu;
/** It splits 'eggless', 'nutfree' and 'glutenfee' into the thing and its refusal. */
const SUFFIXED = /^(.{2,}?)(less|f[re]{2,4})$/;
const FREE = /^f[re]{2,4}$/;
/** 'Eggwhite' and 'limejuice' are written as one word. A grapefruit is no grape. */
const IN_ONE = /^(?!grape)(.{3,}?)(whites?|yolks?|juice|milk)$/;

function tokensOf(term: string): Token[] {
  return [...term.matchAll(TOKEN)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    // Other searches write 'Gin -egg'.
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
