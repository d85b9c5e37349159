import { Line } from './line.ts';

export interface Quantity {
  low: number;
  high: number;
  /** The place behind it. */
  end: number;
}

interface Figure {
  value: number;
  end: number;
}

/** `1/2` or `½`. */
function fractionAt(line: Line, at: number): Figure | null {
  const { value, word } = line.tokens[at] ?? { value: null, word: '' };
  return value !== null && value < 1 && /[^\d.,]/.test(word) ? { value, end: at + 1 } : null;
}

/** `2`, `1 1/2`, `1-1/2`, `1 and 1/2`. */
function figureAt(line: Line, at: number): Figure | null {
  const { value, word } = line.tokens[at] ?? { value: null, word: '' };
  if (value === null) return null;
  const isWhole = /^\d{1,3}$/.test(word);
  const part = isWhole ? fractionAt(line, behindHyphen(line, line.skip('and', at + 1))) : null;
  return part ? { value: value + part.value, end: part.end } : { value, end: at + 1 };
}

const behindHyphen = (line: Line, at: number): number => (line.word(at) === '-' ? at + 1 : at);

/** `two`, `half an`, `one and a half`, `three quarters of an`, `anderthalb`; an article alone is one. */
function wordsAt(line: Line, at: number): Figure | null {
  const article = line.find('articles', at);
  const number = line.find('number', article?.end ?? at);
  if (!number) return article && { value: 1, end: article.end };
  const { value, end } = number;
  if (value < 1) return { value, end: skipOfArticle(line, end) };
  const times = Number.isInteger(value) ? partsAt(line, behindHyphen(line, end)) : null;
  if (times) return { value: value * times.value, end: skipOfArticle(line, times.end) };
  const and = line.find('and', end);
  const more = and && (fractionAt(line, and.end) ?? partsAt(line, line.skip('articles', and.end)));
  return more ? { value: value + more.value, end: skipOfArticle(line, more.end) } : { value, end };
}

/** The `quarters` of `three quarters`. */
function partsAt(line: Line, at: number): Figure | null {
  const few = line.find('fewFractions', at);
  if (few) return { value: /third|tiers/.test(line.word(at)) ? 1 / 3 : 1 / 4, end: few.end };
  const one = line.find('number', at);
  return one && one.value <= 0.5 ? one : null;
}

/** `of the`, `of an`; an `of` without an article belongs to what follows. */
function skipOfArticle(line: Line, at: number): number {
  const article = line.find('articles', line.skip('of', at));
  return article?.end ?? at;
}

/** A number or a range of two, in figures or words; null for what is none, or none that is certain. */
export function quantityAt(line: Line, at: number): Quantity | null {
  const one = figureAt(line, at) ?? wordsAt(line, at);
  if (!one || !(one.value > 0) || /^[%°"”/⁄]$/.test(line.word(one.end))) return null;
  const { value: low, end } = one;
  const to = line.find('to', end);
  const other =
    to && (figureAt(line, to.end) ?? (line.has('articles', to.end) ? null : wordsAt(line, to.end)));
  if (!other) return { low, high: low, end };
  return other.value > low ? { low, high: other.value, end: other.end } : null;
}

/** The number in figures at the beginning of a text, and the characters that it takes. */
export function readQuantity(text: string): { low: number; high: number; length: number } | null {
  const line = new Line(text);
  const found = line.isNumber(0) && line.tokens[0]?.start === 0 ? quantityAt(line, 0) : null;
  return found && { low: found.low, high: found.high, length: line.tokens[found.end - 1]?.end ?? 0 };
}

const SHOWN_FRACTIONS = '1/8 1/4 1/3 3/8 1/2 5/8 2/3 3/4 7/8'.split(' ').map((text): [number, string] => {
  const [top = 0, bottom = 1] = text.split('/').map(Number);
  return [top / bottom, text];
});
const SAME = 0.004;

/** Whether a value can be written with eighths or thirds, so that nothing is lost by writing it so. */
export function isFraction(value: number): boolean {
  const part = value % 1;
  return [0, 1, ...SHOWN_FRACTIONS.map(([shown]) => shown)].some((shown) => Math.abs(part - shown) < SAME);
}

export function formatFraction(value: number): string {
  const whole = Math.floor(value + SAME);
  const part = value - whole;
  if (part < 1 / 16) return String(whole);
  if (part > 15 / 16) return String(whole + 1);
  const [, text] = SHOWN_FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate[0] - part) < Math.abs(best[0] - part) ? candidate : best,
  );
  return whole === 0 ? text : `${whole} ${text}`;
}

export function formatDecimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
