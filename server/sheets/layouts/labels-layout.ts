import { knownColumn } from '../columns/column-names.ts';
import type { RowProblem, SheetRow } from '../read/raw-sheet.ts';
import type { LaidOut, SheetCells } from './sheet-layout.ts';
import { noteAbove } from './table-layout.ts';
import { MOST_CELLS } from '../shares.ts';

const LOOKED_AT_ROWS = 60;
const MIN_LABELS = 3;
const LONGEST_LABEL_CHARACTERS = 40;

/** A line of the sheet that begins with a label, or goes on with the label above it. */
interface Labelled {
  rowNumber: number;
  /** '' for a line that goes on. */
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
  const isByColumn = names.length === 1 && name.values.filter((value) => value !== '').length > 1;
  const above = rows.slice(0, first).filter(({ rowNumber }) => rowNumber !== named[0]?.rowNumber);
  const laid = isByColumn ? byColumn(named, name) : byBlock(named);
  const [header, ...body] = laid;
  return body.length > 0
    ? { header, body, notes: [...above.map(noteAbove), noteOn(isByColumn, name)] }
    : null;
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
  if (labelled.some(({ field }) => field === 'name') || !above?.values.some((value) => value !== ''))
    return labelled;
  return [{ ...above, label: 'name', field: 'name' }, ...labelled];
}

/** The column of a line: a line that goes on belongs to the label above it. */
function labelsOf(lines: readonly Labelled[]): { labels: string[]; places: number[] } {
  const labels: string[] = [];
  const places = lines.map(({ label }) => {
    if (label === '') return -1;
    const known = labels.indexOf(label);
    return known >= 0 ? known : labels.push(label) - 1;
  });
  for (const [at, place] of places.entries()) if (place < 0) places[at] = places[at - 1] ?? 0;
  return { labels, places };
}

function byColumn(lines: readonly Labelled[], name: Labelled): SheetRow[] {
  const { labels, places } = labelsOf(lines);
  const recipes = [...name.values.keys()].filter((column) => name.values[column] !== '');
  const rows = recipes.map((column, at): SheetRow => {
    const cells = labels.map(() => '');
    for (const [line, { values }] of lines.entries()) addLine(cells, places[line] ?? 0, values[column] ?? '');
    return { rowNumber: at + 2, cells };
  });
  return [{ rowNumber: 1, cells: labels }, ...rows];
}

function byBlock(lines: readonly Labelled[]): SheetRow[] {
  const { labels, places } = labelsOf(lines);
  const rows: SheetRow[] = [];
  for (const [at, { rowNumber, field, values }] of lines.entries()) {
    if (field === 'name' || rows.length === 0) rows.push({ rowNumber, cells: labels.map(() => '') });
    const text = values.filter((value) => value !== '').join(' ');
    addLine(rows.at(-1)?.cells ?? [], places[at] ?? 0, text);
  }
  return [{ rowNumber: rows[0]?.rowNumber ?? 1, cells: labels }, ...rows];
}

function addLine(cells: string[], place: number, text: string): void {
  if (text !== '') cells[place] = cells[place] ? `${cells[place]}\n${text}` : text;
}

function noteOn(isByColumn: boolean, { rowNumber }: Labelled): RowProblem {
  const message = isByColumn
    ? 'Each column of the sheet is a recipe; they are counted like rows, from 2 on'
    : 'Each block of rows is a recipe; its first row stands for it';
  return { row: isByColumn ? 0 : rowNumber, field: '', message };
}
