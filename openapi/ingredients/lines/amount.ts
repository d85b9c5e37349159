import type { Line } from './line.ts';
import { quantityAt } from './quantity.ts';
import { isUnspaced } from './tokens.ts';
import { PIECE, saysHowMuch, unitCalled, type Unit } from './units.ts';

export interface Amount {
  low: number;
  high: number;
  unit: Unit;
  /** The words of the line. */
  written: string;
  /** Millilitres that one holds, where the line tells it: a bottle of 750 ml, a lime of 30 ml. */
  sizeMl: number | null;
}

export interface FoundAmount {
  amount: Amount;
  /** The same amount in a second unit: `60 ml (2 oz)`. */
  also: Amount | null;
  /** The place behind it. */
  end: number;
}

interface FoundUnit {
  unit: Unit;
  end: number;
  sizeMl?: number;
}

type Range = Pick<Amount, 'low' | 'high'>;
const ONE: Range = { low: 1, high: 1 };

const amountOf = (line: Line, from: number, { low, high }: Range, found: FoundUnit): FoundAmount => {
  const { unit, end, sizeMl = null } = found;
  return { amount: { low, high, unit, sizeMl, written: line.slice(from, end) }, also: null, end };
};

/** The unit that begins at a place, in any of the languages and numbers: `fl. oz.`, `cuillères à soupe`, `мл`. */
export function unitAt(line: Line, at: number): FoundUnit | null {
  const found = line.find('unit', at);
  if (found) return { unit: found.value, end: found.end };
  const written = line.tokens[at]?.text;
  if (written !== 'T' && written !== 't') return null;
  const unit = unitCalled(written === 'T' ? 'tbsp' : 'tsp');
  return { unit, end: line.word(at + 1) === '.' ? at + 2 : at + 1 };
}

/** The unit behind a number; `a couple of dashes`, `3 large sprigs`, `1-inch piece`. */
function unitBehind(line: Line, at: number): FoundUnit | null {
  const behindOf = line.skip('of', at);
  const starts = [at, line.skip('sizes', at), behindOf, line.skip('articles', behindOf)];
  const found = starts.map((start) => unitAt(line, start)).find((unit) => unit !== null);
  if (found) return found;
  const isInch = line.word(at) === '-' && unitAt(line, at + 1)?.unit.name === 'inch';
  const piece = isInch ? unitAt(line, at + 2) : null;
  return piece?.unit.kind === 'count' ? piece : null;
}

/** A number and its unit alone, with a hyphen between them at most: `330 ml`, `12-oz`. */
function measureAt(line: Line, at: number): FoundAmount | null {
  const number = quantityAt(line, at);
  const unit = number && unitAt(line, line.word(number.end) === '-' ? number.end + 1 : number.end);
  return unit && amountOf(line, at, number, unit);
}

/** Whether an amount stands among the words; `151-proof`, `7-Up` and `cut into 8 wedges` have none. */
export function hasMeasure(line: Line, from: number, to = line.length): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = line.isNumber(at) ? measureAt(line, at)?.amount.unit : undefined;
    if (unit && saysHowMuch(unit) && unit.kind !== 'weight') return true;
  }
  return false;
}

const isOpening = (word: string): boolean => word === '(' || word === '[';
const isClosing = (word: string): boolean => word === ')' || word === ']';

/** A volume such as `12-oz`, `330 ml` or `(75 cl each)`. */
function volumeAt(line: Line, at: number): { ml: number; end: number } | null {
  const isOpen = isOpening(line.word(at));
  const found = measureAt(line, line.skip('about', isOpen ? at + 1 : at));
  const ml = found?.amount.unit.kind === 'volume' ? amountMl(found.amount) : null;
  if (!found || ml === null) return null;
  const end = /^(?:each|apiece)$/.test(line.word(found.end)) ? found.end + 1 : found.end;
  if (isOpen && !isClosing(line.word(end))) return null;
  return { ml, end: isOpen ? end + 1 : end };
}

/** A volume in brackets: `juice of 1 lime (30 ml)`, `1 bottle (750 ml)`. */
export const bracketedVolume = (line: Line, at: number): { ml: number; end: number } | null =>
  isOpening(line.word(at)) ? volumeAt(line, at) : null;

/** A container and its size: `12-oz can`, `(750 ml) bottle`. */
function sizedAt(line: Line, at: number): FoundUnit | null {
  const size = volumeAt(line, at);
  const found = size && unitAt(line, size.end);
  return found?.unit.kind === 'container' ? { ...found, sizeMl: size?.ml ?? 0 } : null;
}

/** An amount that begins at a place: a number and its unit, with what else the line says of the amount. */
export function amountAt(line: Line, from: number): FoundAmount | null {
  const at = line.skip('about', from);
  const number = quantityAt(line, at);
  if (!number) return sizedAmount(line, from, at, ONE) ?? unitFirst(line, at);
  const isTimes = /^[x×х]$/.test(line.word(number.end));
  const behind = isTimes ? number.end + 1 : number.end;
  const sized = sizedAmount(line, from, at, ONE) ?? sizedAmount(line, from, behind, number);
  if (sized) return sized;
  if (isTimes && line.isNumber(behind)) return multiplied(line, from, number, amountAt(line, behind));
  const unit = unitBehind(line, behind);
  if (!unit) return amountOf(line, from, number, { unit: PIECE, end: behind });
  // `1 cucharada y media`
  const half = line.find('half', unit.end);
  const more = half ? 0.5 : 0;
  const { low, high } = number;
  const range = { low: low + more, high: high + more };
  return withSecond(line, amountOf(line, from, range, { ...unit, end: half?.end ?? unit.end }));
}

function sizedAmount(line: Line, from: number, at: number, range: Range): FoundAmount | null {
  const sized = sizedAt(line, at);
  return sized && amountOf(line, from, range, sized);
}

/** `2 x 15 ml`. */
function multiplied(
  line: Line,
  from: number,
  { low, high }: Range,
  one: FoundAmount | null,
): FoundAmount | null {
  if (!one || one.amount.unit === PIECE || low !== high) return null;
  const range = { low: low * one.amount.low, high: low * one.amount.high };
  return withSecond(line, amountOf(line, from, range, { unit: one.amount.unit, end: one.end }));
}

/** Japanese names the unit first: `小さじ1`; `大さじ2杯` are two full spoons. */
function unitFirst(line: Line, at: number): FoundAmount | null {
  const token = line.tokens[at];
  const unit = token && isUnspaced(token) ? unitAt(line, at) : null;
  const number = unit && quantityAt(line, unit.end);
  if (!number) return null;
  const end = line.word(number.end) === '杯' ? number.end + 1 : number.end;
  return amountOf(line, at, number, { unit: unit.unit, end });
}

/** `dash of bitters` is one. */
export function loneUnit(line: Line, at: number): FoundAmount | null {
  const unit = line.has('lone', at) ? unitAt(line, at) : null;
  return unit && amountOf(line, at, ONE, unit);
}

const SECOND_KINDS = new Set(['volume', 'measure', 'weight']);

/** Reads on in brackets or behind a stroke: the size of a container, or the same amount in another unit. */
function withSecond(line: Line, found: FoundAmount): FoundAmount {
  const { amount, end } = found;
  const { unit } = amount;
  const isOpen = isOpening(line.word(end));
  if (!isOpen && !/^[/|]$/.test(line.word(end))) return found;
  // `本` counts bottles as well as sticks.
  const container = unit.name === 'stick' ? unitCalled('bottle') : unit;
  const size = container.kind === 'container' ? bracketedVolume(line, end) : null;
  if (size) return { ...found, amount: { ...amount, unit: container, sizeMl: size.ml }, end: size.end };
  const second = measureAt(line, line.skip('about', end + (/^(?:=|or)$/.test(line.word(end + 1)) ? 2 : 1)));
  if (!second || !SECOND_KINDS.has(second.amount.unit.kind)) return found;
  if (!isOpen) return { ...found, also: second.amount, end: second.end };
  return isClosing(line.word(second.end)) ? { ...found, also: second.amount, end: second.end + 1 } : found;
}

/** The whole volume in millilitres; null where it cannot be told. Of a range it is the middle. */
export function amountMl({ low, high, unit, sizeMl }: Amount): number | null {
  const one = sizeMl ?? unit.ml;
  return one === null ? null : ((low + high) / 2) * one;
}

/** Skips what stands between an amount and its thing: `de l'`, `of the`. In `de dos limas` a number follows the `de`. */
export function skipOf(line: Line, from: number): number {
  const at = line.skip('of', from);
  return at === from || quantityAt(line, at) ? at : line.skip('of', at);
}
