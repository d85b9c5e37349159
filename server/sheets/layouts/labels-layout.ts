import { knownColumn } from '../columns/column-names.ts';
import type { SheetRow } from '../read/raw-sheet.ts';
import {
  blocksFrom,
  BY_COLUMN,
  noteOnBlocks,
  sheetOfRecipes,
  type FoundRecipe,
  type LaidOut,
  type SheetCells,
} from './sheet-layout.ts';
import { noteAbove } from './table-layout.ts';
import { MOST_CELLS } from '../shares.ts';

const LOOKED_AT_ROWS = 60;
const MIN_LABELS = 3;
const LONGEST_LABEL_CHARACTERS = 40;

/** A line of the sheet that begins with a label, or goes on with the label above it. */
interface Labelled {
  rowNumber: number;
  label: string;
  field: string | null;
  values: string[];
}

/** The first column names the fields: each recipe is a column beside it, or a block of rows below the one before. */
export function labelsLayout({ rows, named: rowScore }: SheetCells): LaidOut | null {
  const at = firstColumn(rows);
  const lines = rows.map((row) => labelledLine(row, at));
  const first = lines.findIndex(({ field }) => field !== null);
  if (first < 0 || !areLabels(lines.slice(0, LOOKED_AT_ROWS), rowScore)) return null;
  const named = withNameLabel(lines, first);
  const names = named.filter(({ field }) => field === 'name');
  const [name] = names;
  if (!name) return null;
  const columns = [...name.values.keys()].filter((column) => name.values[column] !== '');
  const isByColumn = names.length === 1 && columns.length > 1;
  const recipes = isByColumn
    ? columns.map((column, place) => recipeOf(place + 2, named, (values) => values[column] ?? ''))
    : blocksFrom(named, ({ field }) => field === 'name').map((lines) =>
        recipeOf(lines[0].rowNumber, lines, (values) => values.filter((value) => value !== '').join(' ')),
      );
  const labels = named.map(({ label }) => label);
  const above = rows.slice(0, first).filter(({ rowNumber }) => rowNumber !== named[0]?.rowNumber);
  return sheetOfRecipes(recipes, labels, isByColumn ? 1 : (named[0]?.rowNumber ?? 1), [
    ...above.map(noteAbove),
    isByColumn ? BY_COLUMN : noteOnBlocks(name.rowNumber),
  ]);
}

function firstColumn(rows: readonly SheetRow[]): number {
  const starts = rows.slice(0, LOOKED_AT_ROWS).map(({ cells }) => cells.findIndex((cell) => cell.trim()));
  return Math.min(...starts.filter((start) => start >= 0));
}

function labelledLine({ rowNumber, cells }: SheetRow, at: number): Labelled {
  const label = (cells[at] ?? '').trim().replace(/\s*[:：]$/, '');
  const isShort = label !== '' && label.length <= LONGEST_LABEL_CHARACTERS && !/[\r\n]/.test(label);
  return {
    rowNumber,
    label,
    field: isShort ? knownColumn(label) : null,
    values: cells.slice(at + 1).map((cell) => cell.trim()),
  };
}

function areLabels(lines: readonly Labelled[], rowScore: number): boolean {
  const filled = lines.filter(({ label }) => label !== '');
  const known = filled.filter(({ field }) => field !== null);
  const fields = new Set(known.map(({ field }) => field));
  return (
    fields.size >= MIN_LABELS &&
    fields.size > rowScore &&
    known.length >= filled.length * MOST_CELLS &&
    (fields.has('ingredients') || fields.has('entry'))
  );
}

/** The lines from the first label on; names without a label stand in the line above the labels. */
function withNameLabel(lines: readonly Labelled[], first: number): Labelled[] {
  const labelled = lines.slice(first);
  const above = lines[first - 1];
  if (!labelled.some(({ field }) => field === 'name') && above?.values.some((value) => value !== ''))
    labelled.unshift({ ...above, label: 'name', field: 'name' });
  // A line without a label goes on with the one above it.
  let label = '';
  return labelled.map((line) => ({ ...line, label: (label = line.label || label) }));
}

function recipeOf(
  rowNumber: number,
  lines: readonly Labelled[],
  read: (values: readonly string[]) => string,
): FoundRecipe {
  const texts = new Map<string, string[]>();
  for (const { label, values } of lines) {
    const text = read(values);
    if (text !== '') texts.set(label, [...(texts.get(label) ?? []), text]);
  }
  return { rowNumber, texts };
}
