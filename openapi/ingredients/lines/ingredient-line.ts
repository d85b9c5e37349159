import { remembered } from '#openapi/names/fold-text.ts';
import {
  amountAt,
  bracketedVolume,
  isCountable,
  isQuantityWord,
  skip,
  type Amount,
  type FoundAmount,
} from './amount.ts';
import { englishThing, sparkles } from './english-thing.ts';
import { ARTICLES, quantityAt } from './quantity.ts';
import { isLetters, isNumber, isUnspaced, Phrases, tokensOf, type Token } from './tokens.ts';
import { isLoneUnit, PIECE, saysHowMuch, splitUnspaced, unitAt } from './units.ts';
import WORDS from '../words/amount-words.json' with { type: 'json' };
import SAID_NUMBERS from '../words/number-words.json' with { type: 'json' };

/** What is taken of a fruit: `Juice of half a lime`. */
export type Taken = 'juice' | 'zest' | 'peel';

export interface LinePart {
  /** Null where the line tells none: `Mint leaves`; or where it is not read. */
  amount: Amount | null;
  /** The same amount in a second unit: `60 ml (2 oz)`. */
  also: Amount | null;
  taken: Taken | null;
  /** What it fills the glass up with, or seasons it with, has no amount. */
  use: 'top' | 'taste' | null;
  thing: string;
  /** Words that are shown before the amount: `Juice of`. */
  before: string;
  /** Words that are shown behind the amount: the thing and what the line remarks. */
  rest: string;
}

export interface IngredientLine extends LinePart {
  text: string;
  /** Says how much in a way that is not understood: nothing may be concluded from the line. */
  isUnread: boolean;
  /** Further amounts of the line: `4 dashes orange bitters + 1 dash Angostura`. */
  more: readonly { joiner: string; isOr: boolean; part: LinePart }[];
}

const list = (words: string): Phrases<true> => new Phrases([[words, true]]);
const OF = list(SAID_NUMBERS.of);
const AND = list(`${SAID_NUMBERS.and}|,|;`);
const OR = list(WORDS.or);
const VAGUE = list(WORDS.vague);
const FILLERS = list(WORDS.fillers);
const TOPS = list(WORDS.tops);
const TOPPINGS = list(WORDS.toppings);
const TASTES = list(WORDS.tastes);
const VERBS = list(WORDS.verbs);
const REMARKS = list(WORDS.remarks);
const JUICED = list(WORDS.juiced);
const TAKEN = new Phrases<Taken>([
  [WORDS.juices, 'juice'],
  [WORDS.zests, 'zest'],
  [WORDS.peels, 'peel'],
]);
const BULLET = /^[-–—•*·▪+]$/;
const STOP = /^[,;([*]$/;
const DASH = /^[-–—]$/;
const SEPARATOR = /^(?:[:\-–—·・.,(=]|\.{3})$/;
const CLOSING = /^[)\].*]$/;
const WITH = /^(?:mit|with)$/;
/** A name has letters in any script. */
const LETTER = /\p{L}/u;
const MOST_WORDS_BEFORE = 3;
const MOST_WORDS_OF_A_THING = 8;

/** One line, its words in their places. */
class Line {
  readonly text: string;
  readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  slice(from: number, to: number): string {
    return from >= to ? '' : this.text.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  part(from: number, to: number): Line {
    return new Line(this.text, this.tokens.slice(from, to));
  }

  get length(): number {
    return this.tokens.length;
  }
}

const NOTHING = { amount: null, also: null, taken: null, use: null, before: '' } as const;

/** Reads what a line says: how much, of what, and what it remarks. What is not certain is unread, and stays as it is written. */
export const readIngredientLine = remembered((line: string): IngredientLine => {
  const text = line.trim();
  const all = splitUnspaced(tokensOf(text));
  const first = all.findIndex(({ word }) => !BULLET.test(word));
  const whole = new Line(text, all.slice(Math.max(0, first)));
  const parts = isVague(whole) ? null : readParts(whole);
  if (parts === null) return { ...NOTHING, text, thing: text, rest: text, isUnread: true, more: [] };
  const [{ part }, ...more] = parts as [JoinedPart, ...JoinedPart[]];
  return { ...part, text, isUnread: false, more };
});

/** `a few dashes`, `1 oz each`. */
function isVague({ tokens }: Line): boolean {
  let depth = 0;
  return (
    tokens.some(({ word }, at) => {
      depth += word === '(' ? 1 : word === ')' ? -1 : 0;
      return depth === 0 && (word === 'each' || (at < MOST_WORDS_BEFORE && VAGUE.at(tokens, at) !== null));
    }) || isVagueBehind(tokens)
  );
}

/** `タバスコ 数滴`. */
const isVagueBehind = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      at > 0 &&
      at < tokens.length - 1 &&
      !isLatin(token) &&
      VAGUE.at(tokens, at) !== null &&
      unitAt(tokens, at + 1) !== null,
  );
const isLatin = ({ word }: Token): boolean => /^[a-z]/.test(word);

type JoinedPart = IngredientLine['more'][number];

function readParts(line: Line): JoinedPart[] | null {
  const parts: JoinedPart[] = [];
  let from = 0;
  let joiner = '';
  let isOr = false;
  for (const join of [...joinsOf(line), { at: line.length, end: line.length, isOr: false }]) {
    const part = readPart(line.part(from, join.at), join.end < line.length);
    if (!part) return null;
    parts.push({ joiner, isOr, part });
    const start = line.tokens[join.at - 1]?.end ?? 0;
    joiner = line.text.slice(start, line.tokens[join.end]?.start ?? start);
    ({ isOr } = join);
    from = join.end;
  }
  return withThings(parts);
}

/** `1 oz plus 1 tsp lime juice`: the first amount is of the same thing. */
function withThings(parts: JoinedPart[]): JoinedPart[] | null {
  for (let at = parts.length - 2; at >= 0; at -= 1) {
    const [{ part }, next] = [parts[at] as JoinedPart, (parts[at + 1] as JoinedPart).part];
    if (part.thing === '') part.thing = next.thing;
  }
  return parts.every(({ part }) => part.thing !== '') ? parts : null;
}

/** Where another amount of something begins: behind `+`, `and`, `or`, a comma. */
function joinsOf({ tokens, text }: Line): { at: number; end: number; isOr: boolean }[] {
  const found: { at: number; end: number; isOr: boolean }[] = [];
  let depth = 0;
  let hasAmount = false;
  let at = 0;
  while (at < tokens.length) {
    const word = tokens[at]?.word ?? '';
    if (word === '(' || word === '[') depth += 1;
    if (word === ')' || word === ']') depth -= 1;
    const join = hasAmount && depth === 0 && at > 0 ? (AND.at(tokens, at) ?? OR.at(tokens, at)) : null;
    if (join && beginsAmount(tokens, join.end, text)) {
      found.push({ at, end: join.end, isOr: OR.at(tokens, at) !== null && AND.at(tokens, at) === null });
      at = join.end;
    }
    const amount = depth === 0 ? amountAt(tokens, at, text) : null;
    if (amount && (found.length > 0 || !ARTICLES.at(tokens, at))) hasAmount = true;
    at = amount ? amount.end : at + 1;
  }
  return found;
}

function beginsAmount(tokens: readonly Token[], at: number, text: string): boolean {
  const found = amountAt(tokens, at, text);
  if (!found) return isLoneUnit(tokens, at) && unitAt(tokens, at)?.unit.kind === 'dash';
  if (found.amount.unit !== PIECE) return true;
  const next = tokens.slice(found.end, found.end + MOST_WORDS_OF_A_THING);
  const thing = next.slice(0, thingEnd(next, 0));
  return isCountable(englishThing(thing.map((token) => token.text).join(' ')));
}

/** A thing ends at a comma, a bracket, or at words that tell what it is for or what is done with it. */
function thingEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const { word, start } = tokens[at] as Token;
    const isApart = DASH.test(word) && start > (tokens[at - 1]?.end ?? 0);
    if (STOP.test(word) || isApart || (at > from && REMARKS.at(tokens, at))) return at;
  }
  return tokens.length;
}

function readPart(line: Line, isFollowed: boolean): LinePart | null {
  return (
    readTop(line) ??
    readTaste(line) ??
    readTaken(line) ??
    readMeasured(line, isFollowed) ??
    readBehind(line) ??
    readUnmeasured(line)
  );
}

/** `Top with soda water`, `mit Soda auffüllen`, `ソーダ 適量`. What has an amount is read by it. */
function readTop(line: Line): LinePart | null {
  const { tokens } = line;
  const top = TOPS.at(tokens, 0);
  if (top && top.end < line.length) {
    const from = skip(ARTICLES, tokens, skipOf(line, top.end));
    const amount = amountAt(tokens, from, line.text);
    if (amount && amount.amount.unit !== PIECE) {
      const measured = readMeasured(line.part(from, line.length), false);
      return measured && { ...measured, before: line.slice(0, from) };
    }
    return isPlain(line, from) ? unmeasured(line, from, line.length, 'top') : null;
  }
  const end = endingAt(line, TOPPINGS);
  if (end === null || beginsMeasure(line)) return null;
  const from = WITH.test(line.word(0)) ? 1 : 0;
  const words = unmeasured(line, from, end, 'top');
  if (!isPlain(line.part(0, end), from) || words.thing === '') return null;
  const isOpen = TASTES.at(tokens, bodyEnd(line, TOPPINGS)) !== null;
  return isOpen && !sparkles(englishThing(words.thing)) ? { ...words, use: 'taste' } : words;
}

function readTaste(line: Line): LinePart | null {
  const end = endingAt(line, TASTES);
  if (end === null || beginsMeasure(line) || !isPlain(line.part(0, end), 0)) return null;
  return unmeasured(line, skip(FILLERS, line.tokens, 0), end, 'taste');
}

function beginsMeasure({ tokens, text }: Line): boolean {
  const found = amountAt(tokens, 0, text);
  return (found !== null && found.amount.unit !== PIECE) || isLoneUnit(tokens, 0);
}

/** `de l'`, `of the`; but `de dos limas` goes on with a number. */
function skipOf({ tokens }: Line, from: number): number {
  const at = skip(OF, tokens, from);
  return at === from || quantityAt(tokens, at) ? at : skip(OF, tokens, at);
}

const unmeasured = (line: Line, from: number, end: number, use: LinePart['use']): LinePart => ({
  ...NOTHING,
  use,
  thing: line.slice(from, Math.min(end, thingEnd(line.tokens, from))),
  rest: line.slice(0, line.length),
});

/** Where a phrase begins that ends the line, a bracket around it included. */
function bodyEnd({ tokens }: Line, phrases: Phrases<true>): number {
  for (let at = Math.max(1, tokens.length - MOST_ENDING_TOKENS); at < tokens.length; at += 1) {
    const end = phrases.at(tokens, at)?.end;
    if (end !== undefined && tokens.slice(end).every(({ word }) => CLOSING.test(word))) return at;
  }
  return -1;
}
const MOST_ENDING_TOKENS = 8;

function endingAt(line: Line, phrases: Phrases<true>): number | null {
  let at = bodyEnd(line, phrases);
  if (at < 0) return null;
  while (at > 0 && /^[,([–-]$/.test(line.word(at - 1))) at -= 1;
  return at > 0 ? at : null;
}

/** `Juice of half a lime`, `Saft einer halben Zitrone`, `сок 1/2 лимона`. */
function readTaken(line: Line): LinePart | null {
  const { tokens, text } = line;
  // `1/4 oz juice of a lime` says how much juice.
  const measured = amountAt(tokens, 0, text);
  if (measured && measured.amount.unit !== PIECE) return null;
  for (let at = 0; at < MOST_WORDS_BEFORE; at += 1) {
    const taken = TAKEN.at(tokens, at);
    if (!taken) continue;
    const from = skipOf(line, taken.end);
    const found = amountAt(tokens, from, text);
    if (!found || (found.amount.unit !== PIECE && found.amount.unit.kind !== 'count')) return null;
    const start = skip(ARTICLES, tokens, skip(OF, tokens, found.end));
    const part = partFrom(line, found, start);
    const isFruit = part !== null && isCountable(englishThing(part.thing));
    return isFruit ? { ...part, taken: taken.value, before: line.slice(0, from) } : null;
  }
  return null;
}

function readMeasured(line: Line, isFollowed: boolean): LinePart | null {
  const { tokens, text } = line;
  const verb = VERBS.at(tokens, 0)?.end ?? 0;
  const from = verb > 0 && !amountAt(tokens, verb, text) ? 0 : verb;
  const found = amountAt(tokens, from, text) ?? unitFirst(line, from) ?? loneUnit(line, from);
  if (!found) return null;
  if (found.amount.unit === PIECE) {
    const part = partFrom(line, found, found.end);
    return part && isCountable(englishThing(part.thing)) ? { ...part, before: line.slice(0, from) } : null;
  }
  if (found.end === line.length && isFollowed)
    return { ...NOTHING, amount: found.amount, also: found.also, thing: '', rest: '' };
  const part = partFrom(line, found, skipOf(line, found.end));
  return part && { ...part, before: line.slice(0, from) };
}

/** `dash of bitters` is one. */
function loneUnit({ tokens, text }: Line, from: number): FoundAmount | null {
  const found = isLoneUnit(tokens, from) ? unitAt(tokens, from) : null;
  if (!found) return null;
  const written = text.slice(tokens[from]?.start, tokens[found.end - 1]?.end);
  return { amount: { low: 1, high: 1, unit: found.unit, sizeMl: null, written }, also: null, end: found.end };
}

/** Null where the words behind the amount tell another amount, or nothing at all. */
function partFrom(line: Line, { amount, also }: FoundAmount, from: number): LinePart | null {
  const { tokens } = line;
  const end = thingEnd(tokens, from);
  const thing = line.slice(from, end);
  if (!LETTER.test(thing)) return null;
  const bracket = bracketedVolume(tokens, end);
  const isSized = bracket !== null && (amount.unit.kind === 'count' || amount.unit.kind === 'container');
  const share = amount.unit.kind === 'count' ? (amount.low + amount.high) / 2 : 1;
  const sizeMl = isSized ? bracket.ml / share : amount.sizeMl;
  if (!isPlain(line, from, end) || !isPlain(line, bracket?.end ?? end)) return null;
  const isJuiced = amount.unit.kind === 'count' && JUICED.at(tokens, end + 1) !== null;
  const rest = line.slice(from, line.length);
  return { ...NOTHING, amount: { ...amount, sizeMl }, also, taken: isJuiced ? 'juice' : null, thing, rest };
}

/** Whether no further amount stands among the words: `151-proof`, `7-Up` and `cut into 8 wedges` are none. */
function isPlain({ tokens }: Line, from: number, to = tokens.length): boolean {
  for (let at = from; at < to; at += 1) {
    if (!isNumber(tokens[at] as Token)) continue;
    const number = quantityAt(tokens, at);
    const unit = number && unitAt(tokens, number.end + (tokens[number.end]?.word === '-' ? 1 : 0));
    if (unit && saysHowMuch(unit.unit) && unit.unit.kind !== 'weight') return false;
  }
  return true;
}

/** `lime juice: 15 ml`, `Джин - 50 мл`, `砂糖 小さじ1`. */
function readBehind(line: Line): LinePart | null {
  const { tokens, text } = line;
  for (let at = 1; at < line.length; at += 1) {
    if (ARTICLES.at(tokens, at) !== null && !isNumber(tokens[at] as Token)) continue;
    const found = unitFirst(line, at) ?? amountAt(tokens, at, text);
    if (!found) continue;
    let end = found.end;
    while (end < line.length && CLOSING.test(line.word(end))) end += 1;
    if (end < line.length && !/^[,(]$/.test(line.word(end))) continue;
    let until = at;
    while (until > 0 && SEPARATOR.test(line.word(until - 1))) until -= 1;
    const thing = line.slice(0, until);
    const isSure = found.amount.unit !== PIECE || (until < at && isCountable(englishThing(thing)));
    if (!LETTER.test(thing) || !isSure || !isPlain(line, 0, until) || !isPlain(line, end)) return null;
    const remark = text.slice(tokens[end - 1]?.end, tokens[line.length - 1]?.end);
    return {
      ...NOTHING,
      amount: found.amount,
      also: found.also,
      thing,
      rest: `${thing}${end < line.length ? remark : ''}`,
    };
  }
  return null;
}

function unitFirst({ tokens, text }: Line, at: number): FoundAmount | null {
  const token = tokens[at];
  const unit = token && isUnspaced(token) ? unitAt(tokens, at) : null;
  const number = unit && quantityAt(tokens, unit.end);
  if (!number) return null;
  // `大さじ2杯`: two full spoons.
  const end = number.end + (tokens[number.end]?.word === '杯' ? 1 : 0);
  const written = text.slice(tokens[at]?.start, tokens[end - 1]?.end);
  const { low, high } = number;
  return { amount: { low, high, unit: unit.unit, sizeMl: null, written }, also: null, end };
}

/** A line that says nothing of how much: `Mint leaves`. Null where it says something that is not read. */
function readUnmeasured(line: Line): LinePart | null {
  const { tokens } = line;
  const from = skip(FILLERS, tokens, 0);
  if (from === 0 && (ARTICLES.at(tokens, 0) ?? VERBS.at(tokens, 0))) return null;
  for (let at = from; at < line.length; at += 1) {
    if (isQuantityWord(tokens, at)) return null;
    const unit =
      isLetters(tokens[at] as Token) && line.word(at).length >= SHORTEST_UNIT_WORD
        ? unitAt(tokens, at)
        : null;
    if (unit && saysHowMuch(unit.unit)) return null;
  }
  const part = unmeasured(line, from, line.length, null);
  return LETTER.test(part.thing) ? part : null;
}
const SHORTEST_UNIT_WORD = 3;

/** The first things that a name means, without alternatives and origins: `bourbon` of `bourbon or rye`. */
export function ingredientHead(thing: string): string {
  return (
    thing.split(
      /(?<!\s)\s*[,;(]|\s-\s|\s(?:cut|for|as|to|with|in|from|or|and|of|per|muddled|halved|juiced)\s/iu,
    )[0] ?? ''
  );
}
