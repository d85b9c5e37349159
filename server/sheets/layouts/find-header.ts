import { knownColumn } from '../columns/column-names.ts';
import { hasAmount, isBareAmount, startsWithNumber } from '../lines/line-amounts.ts';
import { FEW, shareOf } from '../shares.ts';

/** Titles, dates and remarks stand above a header, but not many of them. */
export const MAX_ROWS_ABOVE_HEADER = 25;
const LONGEST_HEADER_NAME = 60;

/**
 * Finds the row that names the columns among the first rows of a sheet.
 * @param rows the first rows that are not blank
 * @param mapped names of columns that the mapping of the request gives a field
 * @returns its index; -1 when the sheet has no header
 */
export function findHeader(rows: readonly (readonly string[])[], mapped: ReadonlySet<string>): number {
  let best = -1;
  let bestScore = 0;
  for (const [at, cells] of rows.slice(0, MAX_ROWS_ABOVE_HEADER).entries()) {
    const score = headerScore(cells, mapped);
    if (score > bestScore && (score > 1 || !isData(cells))) [best, bestScore] = [at, score];
  }
  const first = rows.findIndex((cells) => countFilled(cells) > 1);
  // One known word in a title is no header when the row below is as wide as the sheet.
  if (bestScore === 1 && best < first && first >= 0 && !isData(rows[first] ?? [])) return first;
  if (best >= 0) return best;
  // A file of one column is no sheet unless its first line is a name.
  if (first < 0) return 0;
  return isData(rows[first] ?? []) || isLikeBelow(rows.slice(first)) ? -1 : first;
}

/** How many of the cells are names of columns that are known, each once; a name without a number counts more than "2". */
export function headerScore(cells: readonly string[], mapped: ReadonlySet<string>): number {
  const known = new Set<string>();
  for (const cell of cells) {
    const text = cell.trim();
    if (text === '' || text.length > LONGEST_HEADER_NAME) continue;
    const field = knownColumn(text);
    if (mapped.has(text)) known.add(`=${text}`);
    else if (field) known.add(field);
  }
  return known.size;
}

/** True for a row that holds a recipe rather than names of columns. */
function isData(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.some(
    (cell) =>
      cell.length > LONGEST_HEADER_NAME ||
      /[\r\n]/.test(cell) ||
      /^https?:\/\//i.test(cell) ||
      (!/^\d+(?:st|nd|rd|th)\b/.test(cell) && startsWithNumber(cell) && /\p{L}/u.test(cell)),
  );
}

const MIN_WIDER_ROWS = 3;
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const YEAR = /^(?:19|20)\d\d$/;
const LIST = /^[^,.!?]+(?:,[^,.!?]+)+$/;

/** A number above numbers, a list above lists, or less than stands below it: that is no row of names. */
function isLikeBelow([top = [], ...below]: readonly (readonly string[])[]): boolean {
  const wider = below.filter((cells) => countFilled(cells) > countFilled(top));
  if (wider.length >= Math.max(below.length * FEW, MIN_WIDER_ROWS)) return true;
  return top.some((name, at) => {
    const cell = name.trim();
    const cells = below.map((row) => row[at] ?? '');
    const are = (fits: (one: string) => boolean): boolean => shareOf(cells, fits) === 1;
    if (NUMBER.test(cell)) return are((one) => NUMBER.test(one) && YEAR.test(one) === YEAR.test(cell));
    // "Zutaten, ml" and "Zutaten, Menge" stand above "30 ml gin, 30 ml lime".
    const isName =
      !hasAmount(cell) && (cell.split(',').some((one) => isBareAmount(one.trim())) || are(hasAmount));
    return LIST.test(cell) && !isName && are((one) => LIST.test(one));
  });
}

function countFilled(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);
}
