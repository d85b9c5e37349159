import { knownColumn } from '../columns/column-names.ts';
import { unitInTitles } from '../columns/column-units.ts';
import { nameColumns } from '../columns/name-columns.ts';
import { noteOn, type RowProblem, type SheetRow } from '../read/raw-sheet.ts';
import { findHeader, headerScore, MAX_ROWS_ABOVE_HEADER } from './find-header.ts';
import { type LaidOut, type SheetCells, textOf } from './sheet-layout.ts';

const SHOWN_CHARACTERS = 60;

/** The rows of a sheet with the table that its best header makes of them. */
export function cellsOf(
  rows: readonly SheetRow[],
  mapped: ReadonlySet<string> = new Set(),
  tab = '',
): SheetCells {
  const top = rows.slice(0, MAX_ROWS_ABOVE_HEADER).map(({ cells }) => cells);
  const at = findHeader(top, mapped);
  return {
    tab,
    rows,
    mapped,
    table: tableBelow(rows, at),
    named: headerScore(rows[at]?.cells ?? [], mapped),
  };
}

/** The table below a header, which may take two rows. */
export function tableBelow(rows: readonly SheetRow[], at: number): LaidOut {
  const [above, header, next] = [rows[at - 1], rows[at], rows[at + 1]];
  const joined = header && next ? joinHeaderRows(header, next) : null;
  const body = rows.slice(at + (joined ? 2 : 1));
  // One filled cell above is a title.
  const areNames = above !== undefined && above.cells.filter((cell) => cell.trim() !== '').length > 1;
  const named = joined ?? (areNames && header ? joinHeaderRows(above, header) : null) ?? header;
  return {
    header: named && nameColumns(named, body),
    body,
    unit: unitInTitles(rows.slice(0, Math.max(at, 0)).map((row) => textOf(row))),
    notes: rows.slice(0, Math.max(at + (joined ? 1 : 0), 0)).map(noteAbove),
  };
}

/** Tells of a row above the header, such as a title or a date. */
export function noteAbove(row: SheetRow): RowProblem {
  const text = textOf(row, ' | ');
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return noteOn(row.rowNumber, `"${shown}" stands above the header and was left out`);
}

/** What the second row of a header says about one ingredient. */
const PARTS: ReadonlySet<string> = new Set(['amount', 'unit', 'ingredients', 'name']);

/** Below merged names stand names of fields, or the same ones for each group: "oz | what | oz | what | glass". */
function isNameBelow(part: string, parts: readonly string[]): boolean {
  return (
    knownColumn(part) !== null || (/\p{L}{2}/u.test(part) && parts.filter((one) => one === part).length > 1)
  );
}

/**
 * Joins a header of two rows, such as "Ingredient 1" above "Amount" and "Item": the second row names the parts where the first has
 * one name for several columns.
 * @returns null when the second row is no part of the header
 */
function joinHeaderRows(first: SheetRow, second: SheetRow): SheetRow | null {
  // A name that is merged over both rows stands in each.
  const parts = second.cells.map((cell, at) => (cell === first.cells[at] ? '' : cell.trim()));
  const filled = parts.filter((part) => part !== '');
  if (filled.length < 2 || filled.length === parts.length) return null;
  const isMerged = parts.some((part, at) => part !== '' && (first.cells[at] ?? '').trim() === '');
  const isOfGroup = (part: string): boolean =>
    PARTS.has(knownColumn(part) ?? '') || (isMerged && isNameBelow(part, filled));
  if (!filled.every(isOfGroup)) return null;
  // One name of a recipe is enough: several are those of ingredients.
  const isName = (part: string): boolean => knownColumn(part) === 'name';
  const areSeveral = filled.filter(isName).length > 1;
  const named = parts.map((part) => (areSeveral && isName(part) ? 'Ingredient' : part));
  const cells = first.cells.map((name, at) => named[at] || name.trim());
  return { rowNumber: second.rowNumber, cells: [...cells, ...named.slice(cells.length)] };
}
