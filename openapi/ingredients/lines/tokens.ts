import { foldText } from '#openapi/text/fold-text.ts';
import { FRACTION_SIGN, FRACTION_SIGNS } from './fractions.ts';
import { SPOON_LETTERS } from './units.ts';

export interface Token {
  /** The text as the tables have it: folded, with plain digits. */
  word: string;
  text: string;
  startChar: number;
  endChar: number;
  /** The value of a number: NaN if the number is not certain, null if the token is no number. */
  value: number | null;
}

/** Scripts that write no blanks between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const TOKEN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[.,]\p{Nd}+`,
    String.raw`\p{Nd}+\s?[/⁄]\s?\p{Nd}+`,
    String.raw`\p{Nd}+(?:[.,]\p{Nd}+)*`,
    FRACTION_SIGN,
    String.raw`(?:d|l|un|dell|all|nell)['’](?=\p{L}|$)`,
    `[${UNSPACED}]+`,
    String.raw`(?:(?![${UNSPACED}])[\p{L}\p{M}])+(?:['’]\p{L}+)*`,
    String.raw`\S`,
  ].join('|'),
  'giu',
);
const KEEPS_MARKS = new RegExp(String.raw`[${UNSPACED}\p{Script=Hangul}]`, 'u');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

export const isUnspaced = ({ text }: Token): boolean => text > '\u2fff' && IS_UNSPACED.test(text);

const PLAIN = /^[!-~]+$/;

function wordOf(text: string): string {
  const spoon = SPOON_LETTERS.get(text);
  if (spoon !== undefined) return spoon;
  if (PLAIN.test(text)) return text.toLowerCase();
  if (FRACTION_SIGNS.includes(text)) return text;
  // A full-width sign becomes the plain one. Accents are dropped, but not the marks of Japanese and Korean,
  // which make another word.
  const plain = text.length === 1 || KEEPS_MARKS.test(text) ? text.normalize('NFKC').toLowerCase() : text;
  return KEEPS_MARKS.test(plain) ? plain : foldText(plain).replaceAll('’', "'");
}

/** Bars write these fractions. Others are not certain: `11/2` may be `1 1/2`, and `6/8` six to eight. */
const CERTAIN_FRACTION = /^(?:1\/(?:2|3|4|5|6|8|10|16)|2\/3|3\/4|[357]\/8)$/;
/** The point or comma of these numbers may divide thousands or decimals: `1.000`, `2,500`, `1.000,5`. */
const UNCERTAIN = /^[1-9]\d{0,2}[.,]\d{3}$|[.,].*[.,]/;

function valueOf(word: string): number | null {
  // Most tokens are words of Latin letters, and these are no numbers.
  if (word >= 'a' && word < '{') return null;
  if (!/^[.,]?\p{Nd}/u.test(word) && !FRACTION_SIGNS.includes(word)) return null;
  const plain = PLAIN.test(word) ? word : word.normalize('NFKD').replaceAll('⁄', '/').replaceAll(' ', '');
  if (plain.includes('/')) {
    const [top = 0, bottom = 1] = plain.split('/').map(Number);
    return CERTAIN_FRACTION.test(plain) || FRACTION_SIGNS.includes(word) ? top / bottom : NaN;
  }
  return UNCERTAIN.test(plain) ? NaN : Number(plain.replace(',', '.'));
}

function tokenOf(text: string, startChar: number): Token {
  const word = wordOf(text);
  return { word, text, startChar, endChar: startChar + text.length, value: valueOf(word) };
}

/** Returns the words, numbers and signs of a line, each with its place. */
export function tokensOf(line: string): Token[] {
  return Array.from(line.matchAll(TOKEN), ({ 0: text, index }) => tokenOf(text, index));
}

export function pieceOf({ text, startChar }: Token, from: number, to = text.length): Token {
  return tokenOf(text.slice(from, to), startChar + from);
}
