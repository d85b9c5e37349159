import type { TokenText } from './token-text.ts';
import { quantityAt, type Range } from './quantity.ts';
import { isUnspaced } from './tokens.ts';
import { PIECE, saysHowMuch, unitCalled, type Unit } from './units.ts';

export interface Amount extends Range {
  readonly unit: Unit;
  /** The amount as the line says it. */
  readonly sourceText: string;
  /** The millilitres of one piece, if the line says so: a bottle of 750 ml, a lime of 30 ml. */
  readonly sizeMl: number | null;
}

export interface FoundAmount {
  readonly amount: Amount;
  /** The same amount in a second unit: `60 ml (2 oz)`. */
  readonly secondAmount: Amount | null;
  /** The place after the last token. */
  readonly end: number;
}

const ONE: Range = { low: 1, high: 1 };

function amountOf(line: TokenText, from: number, { low, high }: Range, unit: Unit, end: number): FoundAmount {
  const amount = { low, high, unit, sizeMl: null, sourceText: line.slice(from, end) };
  return { amount, secondAmount: null, end };
}

/** The whole volume, the middle for a range. Null if it is unknown. */
export function amountMl({ low, high, unit, sizeMl }: Amount): number | null {
  const eachMl = sizeMl ?? unit.ml;
  return eachMl === null ? null : ((low + high) / 2) * eachMl;
}

/** Finds the unit after a number: `a couple of dashes`, `3 large sprigs`, `1-inch piece`. */
function unitAfter(line: TokenText, index: number) {
  const unitAt = (place: number) => line.find('unit', place);
  const unit = unitAt(index) ?? unitAt(line.skip('sizes', index)) ?? unitAt(line.skip('of', index));
  if (unit || line.word(index) !== '-') return unit;
  return unitAt(index + 1)?.meaning.unit.name === 'inch' ? unitAt(index + 2) : null;
}

/** Finds a number directly before its unit, perhaps with a hyphen: `330 ml`, `12-oz`. */
function numberWithUnitAt(line: TokenText, index: number): FoundAmount | null {
  const number = quantityAt(line, index);
  const unit = number && line.find('unit', line.word(number.end) === '-' ? number.end + 1 : number.end);
  return unit && amountOf(line, index, number, unit.meaning.unit, unit.end);
}

/** Tells whether some words contain an amount. `151-proof`, `7-Up` and `cut into 8 wedges` have none. */
export function hasAmount(line: TokenText, from: number, to = line.length): boolean {
  for (let index = from; index < to; index += 1) {
    const unit = line.isNumber(index) ? numberWithUnitAt(line, index)?.amount.unit : undefined;
    if (unit && saysHowMuch(unit) && unit.kind !== 'weight') return true;
  }
  return false;
}

const isOpeningBracket = (word: string): boolean => word === '(' || word === '[';
const isClosingBracket = (word: string): boolean => word === ')' || word === ']';

/** Finds a volume such as `12-oz`, `330 ml` or `(75 cl each)`. */
function volumeAt(line: TokenText, index: number): FoundAmount | null {
  const isOpen = isOpeningBracket(line.word(index));
  const found = numberWithUnitAt(line, line.skip('approximately', isOpen ? index + 1 : index));
  if (found?.amount.unit.kind !== 'volume') return null;
  const end = /^(?:each|apiece)$/.test(line.word(found.end)) ? found.end + 1 : found.end;
  if (!isOpen) return { ...found, end };
  return isClosingBracket(line.word(end)) ? { ...found, end: end + 1 } : null;
}

/** Finds a volume in brackets: `juice of 1 lime (30 ml)`, `1 bottle (750 ml)`. */
export const bracketedVolume = (line: TokenText, index: number): FoundAmount | null =>
  isOpeningBracket(line.word(index)) ? volumeAt(line, index) : null;

/** Finds containers with their size, of which there are `number`: `12-oz can`, `(750 ml) bottle`. */
function sizedAt(line: TokenText, from: number, index: number, number: Range): FoundAmount | null {
  const size = volumeAt(line, index);
  const container = line.find('unit', size?.end ?? line.length);
  if (!size || container?.meaning.unit.kind !== 'container') return null;
  const found = amountOf(line, from, number, container.meaning.unit, container.end);
  return { ...found, amount: { ...found.amount, sizeMl: amountMl(size.amount) } };
}

/** Finds an amount that begins at a place: a number, its unit, its size, and the same in a second unit. */
export function amountAt(line: TokenText, from: number): FoundAmount | null {
  if (!line.mayBeginAmount(from) && !isOpeningBracket(line.word(from))) return null;
  const index = line.skip('approximately', from);
  const single = sizedAt(line, from, line.skip('articles', index), ONE);
  if (single) return single;
  const number = quantityAt(line, index);
  if (!number) return unitFirst(line, index);
  const isTimes = /^[x×х]$/.test(line.word(number.end));
  const next = isTimes ? number.end + 1 : number.end;
  const sized = sizedAt(line, from, next, number);
  if (sized) return sized;
  if (isTimes && line.isNumber(next)) return multiplied(line, from, number, amountAt(line, next));
  const found = unitAfter(line, next);
  if (!found) return amountOf(line, from, number, PIECE, next);
  // The line says `1 cucharada y media`.
  const half = line.find('half', found.end);
  const more = half ? 0.5 : 0;
  const range = { low: number.low + more, high: number.high + more };
  return withSecond(line, amountOf(line, from, range, found.meaning.unit, half?.end ?? found.end));
}

export function isUnitAmountAt(line: TokenText, index: number): boolean {
  const found = amountAt(line, index);
  return found !== null && found.amount.unit !== PIECE;
}

/** Finds an amount such as `2 x 15 ml`. */
function multiplied(line: TokenText, from: number, by: Range, each: FoundAmount | null): FoundAmount | null {
  if (!each || each.amount.unit === PIECE || by.low !== by.high) return null;
  const { low, high, unit } = each.amount;
  return amountOf(line, from, { low: by.low * low, high: by.low * high }, unit, each.end);
}

/** Finds an amount whose unit comes first, as in Japanese: `小さじ1`, `大さじ2杯`. */
function unitFirst(line: TokenText, index: number): FoundAmount | null {
  const token = line.tokens[index];
  const unit = token && isUnspaced(token) ? line.find('unit', index) : null;
  const number = unit && quantityAt(line, unit.end);
  if (!number) return null;
  const end = line.word(number.end) === '杯' ? number.end + 1 : number.end;
  return amountOf(line, index, number, unit.meaning.unit, end);
}

/** Finds a unit without a number: `dash of bitters` is one dash. */
export function loneUnit(line: TokenText, index: number): FoundAmount | null {
  const found = line.has('lone', index) ? line.find('unit', index) : null;
  return found && amountOf(line, index, ONE, found.meaning.unit, found.end);
}

const SECOND_KINDS = new Set(['volume', 'spoonOrCup', 'weight']);

/** Adds what is in brackets or after a stroke: the size of a container, or the amount in another unit. */
function withSecond(line: TokenText, found: FoundAmount): FoundAmount {
  const { amount, end } = found;
  const isOpen = isOpeningBracket(line.word(end));
  if (!isOpen && !/^[/|]$/.test(line.word(end))) return found;
  // `本` counts bottles as well as sticks.
  const unit = amount.unit.name === 'stick' ? unitCalled('bottle') : amount.unit;
  const size = unit.kind === 'container' ? bracketedVolume(line, end) : null;
  if (size) return { ...found, amount: { ...amount, unit, sizeMl: amountMl(size.amount) }, end: size.end };
  const from = /^(?:=|or)$/.test(line.word(end + 1)) ? end + 2 : end + 1;
  const second = numberWithUnitAt(line, line.skip('approximately', from));
  if (!second || !SECOND_KINDS.has(second.amount.unit.kind)) return found;
  if (isOpen && !isClosingBracket(line.word(second.end))) return found;
  return { amount, secondAmount: second.amount, end: isOpen ? second.end + 1 : second.end };
}

/** Skips the words between an amount and its ingredient: `of`, and the `l'` of `de l'`, but no number. */
export function skipOf(line: TokenText, from: number): number {
  const index = line.skip('of', from);
  return index === from || quantityAt(line, index) ? index : line.skip('of', index);
}
