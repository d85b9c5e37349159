import { noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { MAX_SHEET_COLUMNS } from '../read/sheet-limits.ts';
import { MOST_CELLS } from '../shares.ts';
import { fieldOf } from './card-cells.ts';
import type { LaidOut, SheetCells } from './sheet-layout.ts';
import { noteAbove } from './table-layout.ts';

const MIN_LABELS = 3;
export const BY_COLUMN = 'Each column of the sheet is a recipe; they are counted like rows, from 2 on';

/** The first column names the fields, and each further one is a recipe: a table, once it is turned. */
export function turnedLayout({ rows, named }: SheetCells): LaidOut | null {
  const lines = linesToTurn(rows);
  const known = lines.map(([label = '', ...values]) => (values.some(Boolean) ? fieldOf(label) : null));
  const first = known.findIndex((field) => field !== null);
  const names = known.filter((field) => field === 'name');
  if (first < 0 || names.length > 1) return null;
  // The names may have no label: they stand above the others.
  if (names.length === 0 && first === 0) return null;
  const top = names.length > 0 ? first : first - 1;
  const labelled = joinContinued(lines.slice(top));
  const labels = labelled.map(([label = ''], place) => (place > 0 || names.length > 0 ? label : 'name'));
  const cocktails = labelled[labels.findIndex((label) => fieldOf(label) === 'name')] ?? [];
  const body = cocktails.flatMap((name, column): SheetRow[] =>
    column === 0 || name === ''
      ? []
      : [{ rowNumber: column + 1, cells: labelled.map((cells) => cells[column] ?? '') }],
  );
  if (body.length < 2 || !areLabels(labels, named)) return null;
  const notes = [...rows.slice(0, top).map(noteAbove), noteOn(0, BY_COLUMN)];
  return { header: { rowNumber: 1, cells: labels }, body, notes };
}

/** The rows from the first column in which one says something; none where they are more than a table has columns, once it is turned. */
export function linesToTurn(rows: readonly SheetRow[]): string[][] {
  if (rows.length > MAX_SHEET_COLUMNS) return [];
  const at = Math.min(...rows.map(({ cells }) => cells.findIndex((cell) => cell.trim() !== '')));
  return rows.map(({ cells }) => cells.slice(at).map((cell) => cell.trim()));
}

/** A row without a label goes on with the one above it. */
export function joinContinued(lines: readonly string[][]): string[][] {
  const joined: string[][] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (line[0] !== '' || !above) joined.push([...line]);
    else for (const [at, text] of line.entries()) if (text) above[at] = `${above[at] ?? ''}\n${text}`.trim();
  }
  return joined;
}

/** Names of several fields, more than any row has. */
export function areLabels(labels: readonly string[], named: number): boolean {
  const told = labels.filter((label) => label !== '');
  const known = told.flatMap((label) => fieldOf(label) ?? []);
  const fields = new Set(known);
  return (
    fields.size >= MIN_LABELS &&
    fields.size > named &&
    known.length >= told.length * MOST_CELLS &&
    (fields.has('ingredients') || fields.has('entry'))
  );
}
