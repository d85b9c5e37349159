import { FRACTION_SIGN } from './fractions.ts';

/** These signs stand before the entries of a list. The last two are the bullets of a font of symbols. */
const BULLET = '[•●▪◦‣∙■□▢►▸✓✔★☆➤◆☐☑☒✅\uf0b7\uf0a7]';
const LINE_MARKS = [
  `${BULLET}+`,
  String.raw`(?:[-*+]\s)?\[[ xX]?\](?=\s)`, // a box to tick: [ ]
  String.raw`[-–—*+·・○◯o](?=\s)`,
  String.raw`[-–—](?=\p{L})`,
  String.raw`[·・](?=\d)`,
  String.raw`(?![©®™\d])\p{Extended_Pictographic}\ufe0f?(?=\s)`, // an emoji
];
const LINE_MARK = new RegExp(String.raw`^(?:${LINE_MARKS.join('|')})\s*`, 'u');
const STEP = String.raw`(?:(?:step|schritt|étape|paso|passo|stap|krok|шаг|ステップ|단계|步骤)\s*)?`;
const LINE_NUMBER = new RegExp(
  String.raw`^${STEP}[(#]?(\d{1,3}|[①-⑳])(?:\s?[.):]|[.)]?-(?=\s)|(?<=[①-⑳]))(?:\s+|$|(?=\p{L}))`,
  'iu',
);
/** A number begins an entry within a line if a word or another number follows it: "1. gin 2. lime". */
const INLINE_NUMBER = new RegExp(
  String.raw`(?<=^|[\s,;])${STEP}[(]?\d{1,2}\s?[.):](?=\s*(?:[\p{L}"(]|${FRACTION_SIGN})|\s+\d)|[①-⑳]`,
  'giu',
);
/** The numbers of steps may leave out at most two. */
const MAX_GAP = 3;

/** Returns the lines of a cell that are not blank. A program may write a line end as the two letters `\n`. */
export function linesOf(cell: string): string[] {
  return cell
    .replace(/(?:\\r)?\\n/g, '\n')
    .split(/[\r\n\u2028\u2029\v]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Removes bullets and numbers from lines. Only numbers that count up are removed: "2." may be an amount. */
export function withoutMarks(lines: readonly string[]): string[] {
  const isNumbered = areNumbered(lines);
  return lines
    .map((line) => {
      const unmarked = line.replace(LINE_MARK, '');
      return (isNumbered ? unmarked.replace(LINE_NUMBER, '') : unmarked).trim();
    })
    .filter(Boolean);
}

/** Returns a pasted list without bullets and numbers. A text without them stays as it is, blanks too. */
export function withoutListMarks(text: string): string {
  const lines = linesOf(text);
  const bare = withoutMarks(lines).join('\n');
  return bare === lines.join('\n') ? text : bare;
}

/** Tells whether several lines are a list: each begins with a bullet, or with a number that counts up. */
export function areMarked(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  return (
    lines.every((line) => LINE_MARK.test(line)) ||
    (areNumbered(lines) && lines.every((line) => LINE_NUMBER.test(line)))
  );
}

function areNumbered(lines: readonly string[]): boolean {
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

const BULLETS = new RegExp(String.raw`\s*${BULLET}+\s*`, 'gu');

/** Splits a line at the bullets or numbers in it: "• gin • lime", "1. gin 2. lime", or returns null. */
export function splitAtMarks(line: string): string[] | null {
  const bulleted = line.split(BULLETS).filter((entry) => entry.trim() !== '');
  if (bulleted.length > 1) return bulleted;
  const [, sign = ''] = /^([-–—*])\s/.exec(line) ?? [];
  const dashed = sign === '' ? [] : line.slice(2).split(` ${sign} `);
  if (dashed.length > 1) return dashed;
  const starts = [...line.matchAll(INLINE_NUMBER)].map(({ index }) => index);
  const entries = [0, ...starts].map((from, index) => line.slice(from, starts[index]).trim()).filter(Boolean);
  return starts.length > 0 && areNumbered(entries) ? withoutMarks(entries) : null;
}
