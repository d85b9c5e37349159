import { singular } from '#openapi/names/fold-text.ts';
import { quantityAt, ARTICLES, NUMBER_WORDS } from './quantity.ts';
import { isLetters, isNumber, Phrases, type Token } from './tokens.ts';
import { BOTTLE, PIECE, unitAt, type Unit } from './units.ts';
import WORDS from '../words/amount-words.json' with { type: 'json' };
import SAID_NUMBERS from '../words/number-words.json' with { type: 'json' };

export interface Amount {
  low: number;
  high: number;
  unit: Unit;
  /** As the line has it. */
  written: string;
  /** Millilitres that one holds, where the line tells it: a bottle of 750 ml, a lime of 30 ml. */
  sizeMl: number | null;
}

export interface FoundAmount {
  amount: Amount;
  /** The same amount in a second unit: `60 ml (2 oz)`. */
  also: Amount | null;
  end: number;
}

const ABOUT = new Phrases([[WORDS.about, true]]);
const SIZES = new Phrases([[WORDS.sizes, true]]);
const OF = new Phrases([[SAID_NUMBERS.of, true]]);
const AND_HALF = new Phrases([[WORDS.half, true]]);
const EACH = /^(?:each|apiece)$/;
const TIMES = /^[x×х]$/;
const OPEN = /^[([]$/;
const CLOSE = /^[)\]]$/;
const SECOND = /^[/|([]$/;

export const skip = (phrases: Phrases<unknown>, tokens: readonly Token[], at: number): number =>
  phrases.at(tokens, at)?.end ?? at;

/** The unit behind a number; `a couple of dashes`, `3 large sprigs`, `2-oz`. */
function unitBehind(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  const starts = [
    at,
    skip(SIZES, tokens, at),
    skip(OF, tokens, at),
    skip(ARTICLES, tokens, skip(OF, tokens, at)),
  ];
  for (const start of starts) {
    const found = unitAt(tokens, start);
    if (found) return found;
  }
  return null;
}

function textOf(tokens: readonly Token[], from: number, end: number, line: string): string {
  return line.slice(tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? 0);
}

/** A volume such as `12-oz`, `330 ml` or `(75 cl each)`. */
function volumeAt(tokens: readonly Token[], at: number): { ml: number; end: number } | null {
  const open = OPEN.test(tokens[at]?.word ?? '') ? 1 : 0;
  const about = skip(ABOUT, tokens, at + open);
  const number = quantityAt(tokens, about);
  if (!number || !isNumber(tokens[about] as Token)) return null;
  const dash = tokens[number.end]?.word === '-' ? 1 : 0;
  const found = unitAt(tokens, number.end + dash);
  if (!found || found.unit.ml === null || found.unit.kind !== 'volume') return null;
  const end = found.end + (EACH.test(tokens[found.end]?.word ?? '') ? 1 : 0);
  if (open > 0 && !CLOSE.test(tokens[end]?.word ?? '')) return null;
  return { ml: ((number.low + number.high) / 2) * found.unit.ml, end: end + open };
}

/** `12-oz can`, `1 (750 ml) bottle`, `2 x 330 ml cans`: how many, how large, and of what. */
function sizedAt(
  tokens: readonly Token[],
  at: number,
  count: number,
): { unit: Unit; sizeMl: number; count: number; end: number } | null {
  const size = volumeAt(tokens, at);
  const found = size && unitAt(tokens, size.end);
  if (!found || found.unit.kind !== 'container') return null;
  return { unit: found.unit, sizeMl: size.ml, count, end: found.end };
}

/** An amount that begins at a token: a number and its unit, with what else the line says of the amount. */
export function amountAt(tokens: readonly Token[], from: number, line: string): FoundAmount | null {
  const at = skip(ABOUT, tokens, from);
  const done = (
    low: number,
    high: number,
    unit: Unit,
    end: number,
    sizeMl: number | null = null,
  ): FoundAmount =>
    withSecond(
      tokens,
      { amount: { low, high, unit, sizeMl, written: textOf(tokens, from, end, line) }, also: null, end },
      line,
    );
  const alone = sizedAt(tokens, at, 1);
  if (alone) return done(1, 1, alone.unit, alone.end, alone.sizeMl);
  const number = quantityAt(tokens, at);
  if (!number) return null;
  const { low, high } = number;
  const times = TIMES.test(tokens[number.end]?.word ?? '') ? number.end + 1 : number.end;
  const sized = sizedAt(tokens, times, low);
  if (sized && low === high) return done(low, low, sized.unit, sized.end, sized.sizeMl);
  const counted = tokens[times];
  const one = times > number.end && counted && isNumber(counted) ? amountAt(tokens, times, line) : null;
  if (one)
    return one.amount.unit === PIECE || low !== high
      ? null
      : done(low * one.amount.low, low * one.amount.high, one.amount.unit, one.end);
  const found = unitBehind(tokens, times) ?? inchPiece(tokens, times);
  if (!found) return done(low, high, PIECE, times);
  const half = AND_HALF.at(tokens, found.end);
  const more = half ? 0.5 : 0;
  return done(low + more, high + more, found.unit, half?.end ?? found.end);
}

/** `1-inch piece`: one piece, whatever its length. */
function inchPiece(tokens: readonly Token[], at: number): { unit: Unit; end: number } | null {
  if (tokens[at]?.word !== '-' || unitAt(tokens, at + 1)?.unit.name !== 'inch') return null;
  const found = unitAt(tokens, at + 2);
  return found?.unit.kind === 'count' ? found : null;
}

/** What stands behind in brackets or behind a stroke: the size of a container, or the same in another unit. */
function withSecond(tokens: readonly Token[], found: FoundAmount, line: string): FoundAmount {
  const { amount, end } = found;
  const mark = tokens[end]?.word ?? '';
  if (amount.unit === PIECE || !SECOND.test(mark)) return found;
  const isBottle = amount.unit.name === 'stick' && volumeAt(tokens, end) !== null;
  if ((isBottle || amount.unit.kind === 'container') && OPEN.test(mark)) {
    const size = volumeAt(tokens, end);
    const unit = isBottle ? BOTTLE : amount.unit;
    return size ? { ...found, amount: { ...amount, unit, sizeMl: size.ml }, end: size.end } : found;
  }
  const second = plainAmountAt(tokens, end + 1, line);
  if (
    !second ||
    (second.amount.unit.kind !== 'volume' &&
      second.amount.unit.kind !== 'measure' &&
      second.amount.unit.kind !== 'weight')
  )
    return found;
  if (!OPEN.test(mark)) return { ...found, also: second.amount, end: second.end };
  return CLOSE.test(tokens[second.end]?.word ?? '')
    ? { ...found, also: second.amount, end: second.end + 1 }
    : found;
}

function plainAmountAt(tokens: readonly Token[], from: number, line: string): FoundAmount | null {
  const at = skip(ABOUT, tokens, tokens[from]?.word === '=' || tokens[from]?.word === 'or' ? from + 1 : from);
  const number = quantityAt(tokens, at);
  const unit = number && unitAt(tokens, number.end);
  if (!number || !unit) return null;
  const { low, high } = number;
  return {
    amount: { low, high, unit: unit.unit, sizeMl: null, written: textOf(tokens, at, unit.end, line) },
    also: null,
    end: unit.end,
  };
}

/** A volume in brackets somewhere behind a thing: `juice of 1 lime (30 ml)`. */
export const bracketedVolume = (tokens: readonly Token[], at: number): { ml: number; end: number } | null =>
  OPEN.test(tokens[at]?.word ?? '') ? volumeAt(tokens, at) : null;

const COUNTABLE = new Set(WORDS.countable.split(' '));

/** Whether a thing is counted one by one. A number in front of any other word (`1 Vodka`, `7 Up`) is not read. */
export function isCountable(english: string): boolean {
  const words = english.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  if (/^fruits?$/.test(last) && words.at(-2) === 'passion') return true;
  const one = singular(last).replace(/^halves$/, 'half');
  return (COUNTABLE.has(one) || COUNTABLE.has(last)) && last !== 'half';
}

/** Whether a token says how much, so that a line in which it is not read cannot be told. */
export function isQuantityWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (isNumber(token)) return true;
  return isLetters(token) && NUMBER_WORDS.at(tokens, at) !== null;
}

/** How much it is in all; null where that cannot be told. */
export function amountMl({ low, high, unit, sizeMl }: Amount): number | null {
  const one = sizeMl ?? unit.ml;
  return one === null ? null : ((low + high) / 2) * one;
}
