import type { RowNote } from '#openapi/generated/model.ts';
import { foldText } from '#openapi/text/fold-text.ts';
import { knownFieldsIn, splitUnit } from '../cells/read-column-name.ts';
import { isAmountLine, startsWithVolume, volumeNamed } from '../cells/amounts.ts';
import { filledCells, noteOn, type SheetRow, unreadable } from '../read/sheet-rows.ts';
import { ROW_FOR_EACH_RECIPE, SheetError, tooManyRowsError } from '../read/sheet-error.ts';
import { MAX_ROWS_ABOVE_HEADER, MAX_SHEET_ROWS } from '../read/sheet-limits.ts';

/** A header and the rows below it. */
export interface Table {
  /** It is null when the sheet has no header. */
  header: string[] | null;
  /** It is 0 when the sheet has no header. */
  headerRow: number;
  body: SheetRow[];
  /** Other tables below this one are not read, so their rows have an error. */
  rowsOfOtherTables: SheetRow[];
  notes: RowNote[];
  /** The unit that a title gives all amounts: "All measures in ml". */
  unit: string;
}

const MAX_HEADER_CHARACTERS = 40;
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

/** Returns the rows up to another table, without repeated headers. */
function splitBody(rows: readonly SheetRow[], header: SheetRow | undefined) {
  if (!header) return { body: [...rows], rowsOfOtherTables: [], notes: [] };
  const names = foldedRow(header.cells);
  const [first] = names.split('\n');
  const isHeader = ({ cells }: SheetRow): boolean =>
    foldText(filledCells(cells)[0] ?? '') === first && foldedRow(cells) === names;
  const end = endOfTable(rows, isHeader);
  const why = `Another table begins in row ${rows[end]?.rowNumber}, with other columns. Import it as a file of its own`;
  const above = rows.slice(0, end);
  return {
    body: above.filter((row) => !isHeader(row)),
    rowsOfOtherTables: rows.slice(end).map((row) => ({ ...row, error: unreadable(why) })),
    notes: above
      .filter(isHeader)
      .map(({ rowNumber }) => noteOn(rowNumber, 'The names of the columns stand here again')),
  };
}

/** Returns the index of the first row of another table, or the number of rows. */
function endOfTable(rows: readonly SheetRow[], isHeader: (row: SheetRow) => boolean): number {
  /** The columns with a number in every row so far. */
  let amountsAt: number[] | undefined;
  for (const [index, row] of rows.entries()) {
    if (isHeader(row)) continue;
    const filled = filledCells(row.cells);
    if (isOtherHeader(filled) || (standsApart(row, rows[index - 1]) && endsAmounts(row, amountsAt ?? [])))
      return index;
    if (filled.length > 1)
      amountsAt = (amountsAt ?? [...row.cells.keys()]).filter((column) => /\d/.test(row.cells[column] ?? ''));
  }
  return rows.length;
}

/** Tells whether a blank row or a heading is above the row. */
function standsApart({ rowNumber }: SheetRow, before: SheetRow | undefined): boolean {
  return before !== undefined && (rowNumber > before.rowNumber + 1 || filledCells(before.cells).length === 1);
}

/** Tells whether a row has only short words, one known, below columns of amounts: "Syrup, Recipe, Yield". */
function endsAmounts({ cells }: SheetRow, amountsAt: readonly number[]): boolean {
  const filled = filledCells(cells);
  return (
    filled.length > 2 &&
    amountsAt.some((index) => cells[index]?.trim()) &&
    filled.every((cell) => cell.length <= MAX_HEADER_CHARACTERS / 2 && !/\d/.test(cell)) &&
    knownFieldsIn(filled).size > 0
  );
}

const foldedRow = (cells: readonly string[]): string => filledCells(cells).map(foldText).join('\n');

/** A cell may say "Cocktail" (a category) or "Base" (a spirit), but never one of these names. */
const NEVER_VALUES: readonly string[] = ['ingredients', 'instructions', 'glassware', 'amount'];
/** At least this fraction of the cells of another header are known names. */
const MIN_KNOWN = 0.4;

/** Tells whether a row is the header of another table: several short texts, at least two of them known. */
function isOtherHeader(filled: readonly string[]): boolean {
  if (filled.length < 2 || filled.some((cell) => cell.length > MAX_HEADER_CHARACTERS || /\d/.test(cell)))
    return false;
  const names = filled.filter((cell) => splitUnit(cell).unit === '' && volumeNamed(cell) === '');
  const meanings = [...knownFieldsIn(names)];
  const neverValues = meanings.filter((meaning) => NEVER_VALUES.includes(meaning));
  return meanings.length > 1 && neverValues.length > 0 && meanings.length >= filled.length * MIN_KNOWN;
}
