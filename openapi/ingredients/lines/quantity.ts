import WORDS from '../words/number-words.json' with { type: 'json' };
import { FRACTION_SIGN, isNumber, isSign, Phrases, tokensOf, type Token } from './tokens.ts';

export { FRACTION_SIGN };

export interface Quantity {
  low: number;
  high: number;
  /** The token behind it. */
  end: number;
}

interface Figure {
  value: number;
  end: number;
}

/** A pattern for what looks like a number, whether bars know it or not: `2`, `1.5`, `.75`, `11/2`, `1 1/2`, `½`, `1½`. */
export const ANY_NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[/⁄]\s*\d+)?(?:\s*${FRACTION_SIGN})?|\.\d+|${FRACTION_SIGN})(?:\s+\d+\s*[/⁄]\s*\d+)?`;

/** Bars know no `50/50`, no `11/2`; `6/8` of leaves is a range. */
const FRACTIONS = /^(?:1[/⁄](?:2|3|4|5|6|8|10|16)|2[/⁄]3|3[/⁄]4|[357][/⁄]8)$/;
const AND = new Phrases([[WORDS.and, true]]);
const TO = new Phrases([[WORDS.to, true]]);
const OF = new Phrases([[WORDS.of, true]]);
export const ARTICLES = new Phrases([[WORDS.articles, 1]]);
const FEW_FRACTIONS = new Phrases([[WORDS.fewFractions, true]]);
export const NUMBER_WORDS = new Phrases(
  Object.entries(WORDS.numbers).map(([value, words]) => [words, Number(value)] as const),
);

function quotient(fraction: string): number {
  const [top = 0, bottom = 1] = fraction.normalize('NFKD').split(/[/⁄]/).map(Number);
  return top / bottom;
}

/** Null where it may be one or a thousand: `1.000`, `2,500`. */
function decimalValue(word: string): number | null {
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(word) || /[.,].*[.,]/.test(word)) return null;
  return Number(word.replace(',', '.'));
}

/** `1/2` or `½`. */
function fractionAt(tokens: readonly Token[], at: number): Figure | null {
  const [top, slash, bottom] = tokens.slice(at, at + 3).map(({ word }) => word);
  if (top !== undefined && isSign(top)) return { value: quotient(top), end: at + 1 };
  const fraction = `${top}${slash}${bottom}`;
  return FRACTIONS.test(fraction) ? { value: quotient(fraction), end: at + 3 } : null;
}

function figureAt(tokens: readonly Token[], at: number): Figure | null {
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const token = tokens[at];
  if (!token || !isNumber(token)) return null;
  const value = decimalValue(token.word);
  if (value === null || /^[/⁄]$/.test(tokens[at + 1]?.word ?? '')) return null;
  const isWhole = /^\d{1,3}$/.test(token.word);
  const joins = tokens[at + 1]?.word === '-' || AND.has(tokens[at + 1]?.word ?? '') ? 1 : 0;
  const part = isWhole ? fractionAt(tokens, at + 1 + joins) : null;
  if (part && part.value < 1) return { value: value + part.value, end: part.end };
  return { value, end: at + 1 };
}

/** Numbers in words: `half an`, `one and a half`, `three quarters of an`, `anderthalb`. An article counts where `isFirst` allows it. */
function wordsAt(tokens: readonly Token[], at: number): Figure | null {
  const skipOf = (from: number): number => {
    const of = OF.at(tokens, from)?.end ?? from;
    const article = ARTICLES.at(tokens, of)?.end;
    return article ?? from;
  };
  const article = ARTICLES.at(tokens, at);
  const number = NUMBER_WORDS.at(tokens, article?.end ?? at);
  if (!number) return article && { value: 1, end: article.end };
  const { value, end } = number;
  if (value < 1) return { value, end: skipOf(end) };
  const few = FEW_FRACTIONS.at(tokens, end);
  const dash = tokens[end]?.word === '-' ? 1 : 0;
  const times =
    NUMBER_WORDS.at(tokens, end + dash) ??
    (few && { value: /third|tiers/.test(tokens[end]?.word ?? '') ? 1 / 3 : 1 / 4, end: few.end });
  if (Number.isInteger(value) && times && times.value <= 0.5)
    return { value: value * times.value, end: skipOf(times.end) };
  const and = AND.at(tokens, end);
  const more = and && (fractionAt(tokens, and.end) ?? fractionWordAt(tokens, and.end));
  return more ? { value: value + more.value, end: skipOf(more.end) } : { value, end };
}

function fractionWordAt(tokens: readonly Token[], at: number): Figure | null {
  const from = ARTICLES.at(tokens, at)?.end ?? at;
  const found = NUMBER_WORDS.at(tokens, from);
  return found && found.value < 1 ? found : null;
}

/** A number or a range of two, in figures or words; null for what is none, or none that is certain. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const one = figureAt(tokens, at) ?? wordsAt(tokens, at);
  if (!one || !(one.value > 0) || /^[%°"”]$/.test(tokens[one.end]?.word ?? '')) return null;
  const { value: low, end } = one;
  const to = TO.at(tokens, end);
  const other =
    to && (figureAt(tokens, to.end) ?? (ARTICLES.at(tokens, to.end) ? null : wordsAt(tokens, to.end)));
  if (!other) return { low, high: low, end };
  return other.value > low ? { low, high: other.value, end: other.end } : null;
}

/** The number at the beginning of a text, and the characters that it takes. */
export function readQuantity(text: string): { low: number; high: number; length: number } | null {
  const tokens = tokensOf(text);
  if (!tokens[0] || !isNumber(tokens[0]) || tokens[0].start > 0) return null;
  const found = quantityAt(tokens, 0);
  if (!found) return null;
  return { low: found.low, high: found.high, length: tokens[found.end - 1]?.end ?? 0 };
}

const SHOWN_FRACTIONS = '1/8 1/4 1/3 3/8 1/2 5/8 2/3 3/4 7/8'
  .split(' ')
  .map((text): [number, string] => [quotient(text), text]);

/** Whether a value can be written with eighths or thirds, so that nothing is lost by writing it so. */
export function isFraction(value: number): boolean {
  const part = value % 1;
  return [0, 1, ...SHOWN_FRACTIONS.map(([shown]) => shown)].some((shown) => Math.abs(part - shown) < 0.004);
}

export function formatFraction(value: number): string {
  const whole = Math.floor(value + 0.004);
  const part = value - whole;
  const [nearest, text] = SHOWN_FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate[0] - part) < Math.abs(best[0] - part) ? candidate : best,
  );
  if (part < nearest / 2 && nearest === 1 / 8) return String(whole);
  if (part > 15 / 16) return String(whole + 1);
  return whole === 0 ? text : `${whole} ${text}`;
}

export function formatDecimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
