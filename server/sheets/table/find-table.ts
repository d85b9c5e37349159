import type { RowNote } from '#openapi/generated/model.ts';
import { knownFieldsIn, splitUnit } from '../cells/read-column-name.ts';
import { isAmountLine, startsWithVolume, volumeNamed } from '../cells/amounts.ts';
import { filledCells, noteOn, type SheetRow } from '../read/sheet-rows.ts';
import { ROW_FOR_EACH_RECIPE, SheetError, tooManyRowsError } from '../read/sheet-error.ts';
import { MAX_ROWS_ABOVE_HEADER, MAX_SHEET_ROWS } from '../read/sheet-limits.ts';
import { MAX_HEADER_CHARACTERS, splitBody } from './split-body.ts';

/** A header and the rows below it. */
export interface Table {
  /** Null when the sheet has no header. */
  header: string[] | null;
  /** 0 when the sheet has no header. */
  headerRow: number;
  body: SheetRow[];
  /** Other tables below this one are not read, so their rows have an error. */
  rowsOfOtherTables: SheetRow[];
  notes: RowNote[];
  /** The unit that a title gives all amounts: "All measures in ml". */
  unit: string;
}

/** Matches a sentence. A shorter text may be an abbreviation, such as "Ед. изм.". */
const SENTENCE = /.{12}[.!]$/;
/** The labels of a card are looked for in this many rows. */
const MAX_ROWS_OF_LABELS = 60;
/** At least this many field names below each other are the labels of a card. */
const LABELS_OF_A_CARD = 3;

/**
 * Finds the header: the row with most known fields, or else the first row with several short texts.
 * @param wanted The row that the request names, or 0 for none.
 * @param mapped The columns to which the request gives a field.
 * @throws SheetError for rows that are not a table, and for a header that cannot be read
 */
export function findTable(
  rows: readonly SheetRow[],
  wanted: number | null | undefined,
  mapped: ReadonlySet<string>,
): Table {
  const index = typeof wanted === 'number' ? rowAt(rows, wanted) : headerAt(rows, mapped);
  const header = rows[index];
  if (header?.error)
    throw new SheetError(`The header in row ${header.rowNumber} cannot be read. ${header.error.message}.`);
  const titles = rows.slice(0, Math.max(0, index));
  const units = header && isUnitRow(rows[index + 1], header) ? rows[index + 1] : undefined;
  const { body, rowsOfOtherTables, notes } = splitBody(rows.slice(index + (units ? 2 : 1)), header);
  if (body.length + rowsOfOtherTables.length > MAX_SHEET_ROWS) throw tooManyRowsError();
  return {
    header: header ? withUnits(header.cells, units?.cells ?? []) : null,
    headerRow: header?.rowNumber ?? 0,
    body,
    rowsOfOtherTables,
    notes: [...titles.map(noteOnTitle), ...(units ? [noteOnUnits(units)] : []), ...notes],
    unit: titles.map(({ cells }) => unitIn(cells)).find(Boolean) ?? '',
  };
}

/** Tells whether the row below the header has only units, and no name of a cocktail. */
function isUnitRow(row: SheetRow | undefined, header: SheetRow): boolean {
  const filled = row ? filledCells(row.cells) : [];
  const isBelowName = row?.cells.some(
    (cell, index) => cell.trim() !== '' && knownFieldsIn([header.cells[index] ?? '']).has('name'),
  );
  return filled.length > 1 && !isBelowName && filled.every((cell) => splitUnit(`(${cell})`).unit !== '');
}

/** Makes "Gin (ml)" of "Gin" and "ml". */
function withUnits(names: readonly string[], units: readonly string[]): string[] {
  return names.map((name, index) => (units[index]?.trim() ? `${name} (${units[index].trim()})` : name));
}

function rowAt(rows: readonly SheetRow[], wanted: number): number {
  const index = rows.findIndex(({ rowNumber }) => rowNumber === wanted);
  if (wanted > 0 && index < 0)
    throw new SheetError(`Row ${wanted} of the sheet is empty. Name another header row.`);
  return index;
}

function headerAt(rows: readonly SheetRow[], mapped: ReadonlySet<string>): number {
  let best = -1;
  let bestCount = 0;
  for (const [index, { cells }] of rows.slice(0, MAX_ROWS_ABOVE_HEADER + 1).entries()) {
    const count = knownFieldsIn(cells).size + cells.filter((cell) => mapped.has(cell.trim())).length;
    if (count > bestCount && looksLikeNames(cells)) [best, bestCount] = [index, count];
  }
  if (bestCount > 1) return best;
  refuseOther(rows, bestCount);
  if (bestCount === 1) return best;
  // Without known names, the header is the first row of several short texts. A title above it has only one.
  const unknown = rows.findIndex(({ cells }) => filledCells(cells).length > 1);
  const cells = rows[unknown]?.cells ?? [];
  return looksLikeNames(cells) && rows.length > unknown + 1 ? unknown : -1;
}

/** Tells whether the cells are short texts without amounts. */
function looksLikeNames(cells: readonly string[]): boolean {
  return (
    filledCells(cells).every(
      (cell) =>
        cell.length <= MAX_HEADER_CHARACTERS * 2 && !/^\d+(?:[.,/]\d+)?$/.test(cell) && !SENTENCE.test(cell),
    ) && !filledCells(cells).some((cell) => isAmountLine(cell) && startsWithVolume(cell))
  );
}

/** Refuses cards and prose, and tells what to do. Nothing in them is guessed. */
function refuseOther(rows: readonly SheetRow[], knownInARow: number): void {
  const labels = knownFieldsIn(
    rows
      .slice(0, MAX_ROWS_OF_LABELS)
      .map(({ cells }) => filledCells(cells)[0]?.replace(/\s*[:：].*$/s, '') ?? ''),
  );
  const isProse = rows.every(({ cells }) => filledCells(cells).length < 2);
  const isCard = labels.size >= LABELS_OF_A_CARD;
  if (!isCard && !(isProse && knownInARow === 0)) return;
  throw new SheetError(
    `${isCard ? 'This looks like a card for each recipe' : 'This is text in one column'}, not like a table. ${ROW_FOR_EACH_RECIPE}`,
  );
}

const noteOnUnits = ({ rowNumber, cells }: SheetRow): RowNote =>
  noteOn(rowNumber, `Was read as the units of the columns: ${quoted(cells)}`);

const noteOnTitle = ({ rowNumber, cells }: SheetRow): RowNote =>
  noteOn(rowNumber, `Stands above the names of the columns and was left out: ${quoted(cells)}`);

const quoted = (cells: readonly string[]): string => `"${filledCells(cells).join(' | ')}"`;

/** Matches the words of "All measures in ml" that may be a unit. */
const AFTER_IN = /(?:^|[\s(])(?:in|en|em|w|в)\s+(\p{L}{2,})/giu;

function unitIn(cells: readonly string[]): string {
  const text = filledCells(cells).join(' ');
  const units = [...text.matchAll(AFTER_IN)].map(([, word = '']) => volumeNamed(word));
  return units.find(Boolean) ?? splitUnit(text).unit;
}
