import { FRACTION_SIGN } from '#openapi/ingredients/quantity.ts';
import { anyOf, wordsFor } from '../words/languages.ts';
import { splitOutsideParentheses } from './foreign-text.ts';

const TAG_THAT_ENDS_A_LINE = /<br\s*\/?>|<\/(?:p|li|div|tr|h[1-6])>/gi;
const TAG = /<\/?(?:p|li|ul|ol|div|b|i|em|strong|span|table|tbody|tr|td|h[1-6])(?:\s[^<>]*)?>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&#39;': "'",
  '&quot;': '"',
};
const BULLET = '[•●▪◦‣∙■□►▸✓✔★☆➤◆☐☑☒✅]';
const BULLETS = new RegExp(String.raw`\s*${BULLET}+\s*`, 'gu');
const HAS_BULLET = new RegExp(BULLET, 'u');
/** A small picture, with the signs that choose its look. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0f\u200d\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*`;
const PICTURES = new RegExp(String.raw`(?:^|\s+)(?![©®™])${PICTURE}\s+`, 'gu');
const CHECK_BOX = String.raw`(?:[-*+]\s)?\[[ xX]?\]`;
const LIST_MARK = String.raw`${BULLET}+|${CHECK_BOX}(?=\s)|[-–—*+·・○◯o](?=\s)|[-–—](?=\p{L})`;
/** What an entry of a list begins with. */
export const LIST_ENTRY = new RegExp(String.raw`^(?:${LIST_MARK}|\d{1,2}[.)](?=\s))\s*`, 'u');
const LINE_MARK = new RegExp(String.raw`^(?:${LIST_MARK}|(?![©®™])${PICTURE}(?=\s))\s*`, 'u');
const STEP = String.raw`(?:(?:${anyOf(wordsFor('step'))})\s*)?`;
export const LINE_NUMBER = new RegExp(
  String.raw`^${STEP}[(#]?(\d{1,3}|[①-⑳])(?:\s?[.):]|[.)]?-(?=\s)|(?<=[①-⑳]))(?:\s+|$|(?=\p{L}))`,
  'iu',
);
const INLINE_NUMBER = new RegExp(
  String.raw`(?:^|[\s,;])${STEP}[(]?(?:(\d{1,2})\s?[.):](?=\s*(?:[\p{L}"(]|${FRACTION_SIGN})|\s+\d)|([①-⑳]))\s*`,
  'giu',
);
/** A dash with blanks on both sides stands within an entry: "lime juice - freshly pressed", "2 - 3 dashes". */
const GLUED_DASHES = /\s+[-–—](?=\S)/g;
const DASHES = /\s[-–—]\s/g;
/** Behind a star, dashes belong to the entries. */
const STARS = /\s+\*\s*(?=\S)/g;
/** Numbers of steps may have gaps, but not any. */
const MAX_GAP = 3;

/** The lines of a cell, without markup; a line end that a program wrote as `\n` counts too. */
export function linesOf(cell: string): string[] {
  let text = cell;
  if (text.includes('<')) text = text.replace(TAG_THAT_ENDS_A_LINE, '\n').replace(TAG, '');
  if (text.includes('&')) text = text.replace(/&(?:[a-z]+\d*|#39);/g, (sign) => ENTITIES[sign] ?? sign);
  if (text.includes('\\n')) text = text.replace(/(?:\\r)?\\n/g, '\n');
  return text
    .split(/[\r\n\u2028\u2029\v]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Takes bullets and numbers away from the lines of a list. Numbers go when they count up; a lone "2." is no entry.
 * Lines that only continue the one before (neither bullet nor number in a list where others have one) stay entries.
 */
export function withoutMarks(lines: readonly string[]): string[] {
  const isNumbered = areNumbered(lines);
  return lines
    .map((line) => {
      const unmarked = line.replace(LINE_MARK, '');
      return (isNumbered ? unmarked.replace(LINE_NUMBER, '') : unmarked).trim();
    })
    .filter((line) => line !== '');
}

/** True for lines whose numbers count up. */
export function areNumbered(lines: readonly string[]): boolean {
  let last = 0;
  let count = 0;
  for (const line of lines) {
    const match = LINE_NUMBER.exec(line.replace(LINE_MARK, ''));
    if (!match) continue;
    const number = numberOf(match[1] ?? '');
    if (number <= last || number > last + MAX_GAP) return false;
    last = number;
    count += 1;
  }
  return lines.length > 1 ? count > 1 && count >= lines.length / 3 : count === 1 && last === 1;
}

function numberOf(text: string): number {
  const code = text.charCodeAt(0);
  return code >= 0x2460 && code <= 0x2473 ? code - 0x245f : Number(text);
}

/** The entries of a line with bullets or numbers inside ("• gin • lime", "1. gin 2. lime"); null without them. */
export function splitAtMarks(line: string): string[] | null {
  if (HAS_BULLET.test(line)) return line.split(BULLETS).filter((entry) => entry.trim() !== '');
  const pictured = line.split(PICTURES);
  if (pictured[0] === '' && pictured.length > 2) return pictured.slice(1);
  const numbered = splitAtNumbers(line);
  if (numbered) return numbered;
  if (/^\*(?:\s|\S.*\s\*\S)/.test(line)) return splitOutsideParentheses(line.slice(1).trim(), STARS);
  if (/^[-–—]\S.*\s[-–—]\S/.test(line)) return splitOutsideParentheses(line.slice(1), GLUED_DASHES);
  return /^[-–—]\s/.test(line) ? splitOutsideParentheses(line.slice(2), DASHES) : null;
}

function splitAtNumbers(line: string): string[] | null {
  const marks: { from: number; to: number }[] = [];
  let last = 0;
  for (const mark of line.matchAll(INLINE_NUMBER)) {
    const number = numberOf(mark[1] ?? mark[2] ?? '');
    if (number <= last || number > last + MAX_GAP || (last === 0 && number > 2)) continue;
    last = number;
    marks.push({ from: mark.index, to: mark.index + mark[0].length });
  }
  const [first] = marks;
  if (!first || (marks.length < 2 && (first.from > 0 || last !== 1))) return null;
  const entries = marks.map(({ to }, at) => line.slice(to, marks[at + 1]?.from));
  return [line.slice(0, first.from), ...entries].map((entry) => entry.trim()).filter((entry) => entry !== '');
}
