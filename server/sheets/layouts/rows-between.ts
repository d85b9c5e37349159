import type { ColumnUse } from '../columns/weighed-column.ts';
import { isNothing } from '../lines/foreign-text.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import { isOtherLabel } from '../words/cell-words.ts';
import { isKnownIngredient } from '../words/ingredient-words.ts';
import { anyOf, wordsFor } from '../words/languages.ts';

/** Below the recipes of a sheet. */
const MAX_REMARKS = 20;
const REMARK = new RegExp(String.raw`^(?:${anyOf(wordsFor('remarks'))})(?:$|[\s:：.\d])|^[*†‡]`, 'iu');

/** A long export repeats its header on every page. */
export function isHeaderAgain({ cells }: SheetRow, header: readonly string[]): boolean {
  return (
    cells[0]?.trim() === header[0] &&
    header.filter((name) => name !== '').length > 1 &&
    header.every((name, index) => (cells[index] ?? '').trim() === name)
  );
}

/** A total or a remark where no recipe stands: neither ingredients nor steps, and below it nothing but more of them. */
export function remarkOf(row: SheetRow, uses: readonly ColumnUse[], rowsLeft: number): string | null {
  if (rowsLeft > MAX_REMARKS) return null;
  const isTold = ({ index, field }: ColumnUse): boolean =>
    (field === 'ingredients' || field === 'instructions') && (row.cells[index] ?? '').trim() !== '';
  if (uses.some(isTold)) return null;
  const text = row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return REMARK.test(text) ? text : null;
}

const TOTALS = `(?:${anyOf(wordsFor('totals'))})`;
/** "Costo total" and "Total del trago" too, where nothing says how much of it. */
const TOTAL = new RegExp(String.raw`^${TOTALS}\s*:?$`, 'iu');
const NAMES_TOTAL = new RegExp(String.raw`(?<!\p{L})${TOTALS}(?!\p{L})`, 'iu');

/** A sum below the ingredients of one recipe, which have a row each: `amountAt` says how much of them is taken. */
export function totalOf(
  { cells }: SheetRow,
  { nameAt, entryAt, amountAt }: Record<'nameAt' | 'entryAt' | 'amountAt', number>,
): string | null {
  const textAt = (at: number): string => (cells[at] ?? '').trim();
  const [entry, name] = [textAt(entryAt), textAt(nameAt)];
  const isOther = (NAMES_TOTAL.test(entry) || isOtherLabel(entry)) && !isKnownIngredient(entry);
  // "Soma" is a brand too: a sum stands beside a figure.
  if (entry !== '' && !cells.some((cell, at) => at !== nameAt && at !== entryAt && /\d/.test(cell)))
    return null;
  if (TOTAL.test(entry) || (amountAt >= 0 && textAt(amountAt) === '' && isOther)) return entry;
  return entry === '' && TOTAL.test(name) ? name : null;
}

/** The only text of a row that has a whole recipe below it. */
export function headingOf(row: SheetRow, next: SheetRow | undefined, nameAt: number): string | null {
  if (!next || filledOf(next).length < 2 || isNothing(next.cells[nameAt]?.trim() ?? '')) return null;
  const filled = filledOf(row);
  const [only] = filled;
  if (filled.length !== 1 || only === undefined || only > nameAt) return null;
  const text = (row.cells[only] ?? '').trim().replace(/(?<![:\s])[:\s]+$/, '');
  return /\p{L}/u.test(text) ? text : null;
}

/** A text alone in its row above the heading of a section: "OUR COCKTAILS", "LONG DRINKS". */
export function isTitleAbove([row, heading, next]: readonly SheetRow[], nameAt: number): boolean {
  return (
    row !== undefined &&
    heading !== undefined &&
    filledOf(row).length === 1 &&
    headingOf(heading, next, nameAt) !== null
  );
}

/** The first two filled cells: every row of a sheet is asked, and more than one make no heading. */
function filledOf({ cells }: SheetRow): number[] {
  const filled: number[] = [];
  for (const [index, cell] of cells.entries()) {
    if (cell.trim() !== '') filled.push(index);
    if (filled.length > 1) break;
  }
  return filled;
}
