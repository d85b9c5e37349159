import { remembered } from '#openapi/names/fold-text.ts';
import { amountAt } from './amount.ts';
import { Line } from './line.ts';
import { beginsPart, readLinePart, type LinePart } from './line-part.ts';
import { tokensOf } from './tokens.ts';
import { splitUnspaced } from './unspaced.ts';

export type { LinePart };

export interface JoinedPart {
  joiner: string;
  isOr: boolean;
  part: LinePart;
}

export interface IngredientLine extends LinePart {
  text: string;
  /** The line says how much in a way that is not understood, so nothing may be concluded from it. */
  isUnread: boolean;
  /** Further amounts of the line: `4 dashes orange bitters + 1 dash Angostura`. */
  more: readonly JoinedPart[];
}

export const partsOf = (line: IngredientLine): LinePart[] => [line, ...line.more.map(({ part }) => part)];

const UNREAD = { amount: null, also: null, taken: null, use: null, before: '', isUnread: true, more: [] };

/** Reads what a line says: how much, of what, and what it remarks. What is not certain is unread, and stays as it is written. */
export const readIngredientLine = remembered((given: string): IngredientLine => {
  const text = given.trim();
  const line = new Line(text, withoutBullet(text));
  const parts = isVague(line) ? null : readParts(line);
  const [first, ...more] = parts ?? [];
  if (!first) return { ...UNREAD, text, thing: text, rest: text };
  return { ...first.part, text, isUnread: false, more };
});

const BULLET = /^[-–—•*·▪+]$/;

function withoutBullet(text: string): Line['tokens'] {
  const tokens = splitUnspaced(tokensOf(text));
  const first = tokens.findIndex(({ word }) => !BULLET.test(word));
  return first > 0 ? tokens.slice(first) : tokens;
}

const MAX_WORDS_BEFORE = 3;

/** Tells whether an amount is vague: `a few dashes`, `1 oz each`, `タバスコ 数滴`. A text in brackets is a remark. */
function isVague(line: Line): boolean {
  return line.outside().some((at) => {
    if (!line.has('vague', at)) return false;
    return at < MAX_WORDS_BEFORE || line.word(at) === 'each' || line.has('unit', at + 1);
  });
}

function readParts(line: Line): JoinedPart[] | null {
  const parts: JoinedPart[] = [];
  let begin: Join = { at: 0, end: 0, isOr: false };
  for (const join of [...joinsOf(line), { at: line.length, end: line.length, isOr: false }]) {
    const part = readLinePart(line.part(begin.end, join.at), join.end < line.length);
    if (!part) return null;
    parts.push({ joiner: joinerOf(line, begin), isOr: begin.isOr, part });
    begin = join;
  }
  // In `1 oz plus 1 tsp lime juice`, the first amount is of the same thing.
  for (const [at, { part }] of [...parts.entries()].reverse()) part.thing ||= parts[at + 1]?.part.thing ?? '';
  return parts.every(({ part }) => part.thing !== '') ? parts : null;
}

interface Join {
  at: number;
  end: number;
  isOr: boolean;
}

/** Returns the words between two parts, with the blanks around them. */
function joinerOf({ text, tokens }: Line, { at, end }: Join): string {
  const from = tokens[at - 1]?.end ?? 0;
  return at === 0 ? '' : text.slice(from, tokens[end]?.start ?? from);
}

/** Finds where another amount begins: behind `+`, `and`, `or`, a comma. An article before the first amount is no amount. */
function joinsOf(line: Line): Join[] {
  const joins: Join[] = [];
  const places = line.outside();
  // Most lines have no such word, so they are not searched for amounts.
  if (!places.some((at) => joinAt(line, at))) return joins;
  let hasAmount = false;
  let next = 0;
  for (const at of places) {
    if (at < next) continue;
    const found = hasAmount ? joinAt(line, at) : null;
    const join = found && beginsPart(line, found.end) ? found : null;
    if (join) joins.push(join);
    const from = join?.end ?? at;
    const amount = amountAt(line, from);
    if (amount && (joins.length > 0 || !line.has('articles', from))) hasAmount = true;
    next = amount?.end ?? from + 1;
  }
  return joins;
}

function joinAt(line: Line, at: number): Join | null {
  const and = line.find('and', at) ?? (',;'.includes(line.word(at)) ? { end: at + 1 } : null);
  const join = and ?? line.find('or', at);
  return join && { at, end: join.end, isOr: and === null };
}

const PREPARED =
  /^(?:(?:house[- ]made|homemade|house|fresh(?:ly)?(?:[ -](?:squeezed|pressed|grated|brewed))?|grated|chilled|cold|ripe|large|small|whole)\s+)+/iu;

/** Returns the name of a thing as a shop or a recipe of the house calls it: `fresh house falernum, chilled` is falernum. */
export const bareName = (thing: string): string => ingredientHead(thing).trim().replace(PREPARED, '');

/** Returns the things that stand in one amount: `gin and ginger ale`. */
export const thingsIn = (thing: string): string[] => thing.split(/\s(?:or|and|&)\s|(?<!\s)\s*[&/]\s*/);

/** Returns the first things that a name means, without alternatives and origins: `bourbon` of `bourbon or rye`. */
export function ingredientHead(thing: string): string {
  return (
    thing.split(
      /(?<!\s)\s*[,;(]|\s-\s|\s(?:cut|for|as|to|with|in|from|or|and|of|per|muddled|halved|juiced)\s/iu,
    )[0] ?? ''
  );
}
