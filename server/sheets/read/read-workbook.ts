import type * as XLSX from 'xlsx';
import { findHeader, headerScore, MAX_ROWS_ABOVE_HEADER } from '../layouts/find-header.ts';
import { isTableOfRecipes, layOutCards, type Tab } from '../layouts/lay-out-cards.ts';
import { joinSheets, withSheetNames } from '../layouts/join-sheets.ts';
import type { RawSheet, RowProblem } from './raw-sheet.ts';
import { MAX_CARD_ROWS } from '../layouts/read-card.ts';
import { gridOf, openWorkbook, textsOf, type Grid, type PackedWorkbook } from './open-workbook.ts';
import type { ReadingOptions, ReadSheet } from './reading-options.ts';
import { isBlankRow, RowCollector, withoutLongGaps } from './row-collector.ts';
import { SheetError } from './sheet-error.ts';
import { MAX_CELL_CHARACTERS, MAX_COLUMN_NAME_CHARACTERS } from './sheet-limits.ts';
import { ABOUT_SHEET } from '../write/workbook-about.ts';
import { cellText } from './workbook-cell.ts';

/** All worksheets that have the columns of the one that looks most like recipes, or all cards. */
export const ALL_WORKSHEETS = '*';
/** A workbook may have many worksheets; so many are looked at. */
const MAX_WORKSHEETS = 50;
/** Of one recipe each. */
const MAX_CARDS = 500;
const NAMED_WORKSHEETS = 5;
const NO_RESULT =
  'A formula in this row has no result in the file. Open the file in a spreadsheet, save it and try again';
/** A header with so many names that are known is one of recipes. */
const SURE_SCORE = 8;

/**
 * Reads the worksheet of a workbook (.xlsx or .ods unpacked by `unpackWorkbook`, or .xls) that looks most like recipes, or the one that
 * `options` name.
 * Throws SheetError 400 for a workbook that is damaged, protected or empty, and for a worksheet that it does not have.
 */
export function readWorkbook(packed: PackedWorkbook, options: ReadingOptions = {}): ReadSheet {
  const { SheetNames } = openWorkbook(packed, { bookSheets: true });
  const names = SheetNames.slice(0, MAX_WORKSHEETS);
  const { worksheet } = options;
  if (worksheet !== undefined && worksheet !== ALL_WORKSHEETS) {
    const index = SheetNames.indexOf(worksheet);
    if (index < 0) throw new SheetError(400, `The workbook has no worksheet "${worksheet}".`);
    const source = sourceOf(worksheet, SheetNames.slice(0, MAX_CARDS));
    return { sheet: readOne(packed, SheetNames, index, options), source };
  }
  const [only = ''] = names;
  if (names.length === 1) return { sheet: readOne(packed, names, 0, options), source: sourceOf(only, names) };
  const { candidates, hasTable } = rankedSheets(packed, names, options);
  const cards = hasTable ? null : cardsIn(packed, SheetNames.slice(0, MAX_CARDS), options);
  if (cards) {
    if (SheetNames.length > MAX_CARDS) cards.notes.push(noteFirst(SheetNames.length));
    return { sheet: cards, source: sourceOf(ALL_WORKSHEETS, SheetNames.slice(0, MAX_CARDS)) };
  }
  const sheets: [string, RawSheet][] = [];
  for (const index of candidates) {
    const rows = collect(packed, names, index);
    if (rows.isEmpty) continue;
    sheets.push([names[index] ?? '', rows.finish(options)]);
    if (worksheet === undefined) break;
  }
  const [first] = sheets;
  if (!first) throw emptyWorkbook();
  if (worksheet === undefined) {
    const others = names.filter((name) => name !== first[0] && name !== ABOUT_SHEET);
    if (others.length > 0) first[1].notes.push(noteOthers(first[0], others));
  }
  return worksheet === undefined
    ? { sheet: first[1], source: sourceOf(first[0], names) }
    : { sheet: joinSheets(withSheetNames(sheets)), source: sourceOf(ALL_WORKSHEETS, names) };
}

/** One worksheet: a card, or rows under a header. */
function readOne(
  packed: PackedWorkbook,
  names: readonly string[],
  index: number,
  options: ReadingOptions,
): RawSheet {
  const rows = collect(packed, names, index);
  if (rows.isEmpty) throw emptyWorkbook();
  const card =
    rows.size > MAX_CARD_ROWS ? null : cardsIn(packed, names.slice(index, index + 1), options, index);
  return card ?? rows.finish(options);
}

/** The recipes of worksheets that are cards; null where they are not, and where the request says which row is the header. */
function cardsIn(
  packed: PackedWorkbook,
  names: readonly string[],
  { headerRow }: ReadingOptions,
  only?: number,
): RawSheet | null {
  if (headerRow !== undefined) return null;
  const book = openWorkbook(packed, {
    sheetRows: MAX_CARD_ROWS + 1,
    ...(only !== undefined && { sheets: only }),
  });
  const tabs = names.flatMap((name): Tab[] => {
    const texts = textsOf(book, name);
    const rows = texts.flatMap((cells, at) =>
      isBlankRow(cells) ? [] : [withoutLongGaps({ rowNumber: at + 1, cells })],
    );
    if (name === ABOUT_SHEET || rows.length === 0) return [];
    const isWhole = gridOf(book, name).every((cells) => !cells?.some(isWithoutResult));
    return [[name, isWhole && texts.flat().every((text) => text.length <= MAX_CELL_CHARACTERS) ? rows : []]];
  });
  return layOutCards(tabs, Math.min(2, names.length));
}

function emptyWorkbook(): SheetError {
  return new SheetError(
    400,
    'The workbook is empty. Its first row must name the columns, such as name and category.',
  );
}

function sourceOf(worksheet: string, names: readonly string[]): ReadSheet['source'] {
  const [chosen = '', ...worksheets] = [worksheet, ...names].map((name) =>
    name.slice(0, MAX_COLUMN_NAME_CHARACTERS),
  );
  return { worksheet: chosen, worksheets, encoding: null };
}

function noteFirst(count: number): RowProblem {
  const message = `Only the first ${MAX_CARDS} of ${count} worksheets were read`;
  return { row: 0, field: '', message };
}

function noteOthers(chosen: string, others: readonly string[]): RowProblem {
  const named = others.slice(0, NAMED_WORKSHEETS).map((name) => `"${name}"`);
  const more = others.length > named.length ? ' …' : '';
  const message = `Only the worksheet "${chosen}" was read, not ${named.join(', ')}${more}`;
  return { row: 0, field: '', message };
}

/** The indexes of the worksheets that have cells, the one whose header names most columns first. */
function rankedSheets(
  packed: PackedWorkbook,
  names: readonly string[],
  options: ReadingOptions,
): { candidates: number[]; hasTable: boolean } {
  const mapped = options.mapped ?? new Set<string>();
  const scored: { index: number; score: number }[] = [];
  let hasTable = false;
  for (const [index, name] of names.entries()) {
    const book = openWorkbook(packed, { sheets: index, sheetRows: MAX_ROWS_ABOVE_HEADER });
    const rows = textsOf(book, name).filter((cells) => cells.some((cell) => cell.trim() !== ''));
    if (rows.length === 0) continue;
    const header = rows[findHeader(rows, mapped)];
    const score = (header ? headerScore(header, mapped) : 0) + (rows.length > 1 ? 0.5 : 0);
    hasTable ||= isTableOfRecipes(rows);
    scored.push({ index, score });
    // Looking at a large workbook costs time: no other worksheet will fit better.
    if (score >= SURE_SCORE && options.worksheet === undefined) break;
  }
  const sorted = scored.sort((one, other) => other.score - one.score || one.index - other.index);
  return { candidates: sorted.map(({ index }) => index), hasTable };
}

function collect(packed: PackedWorkbook, names: readonly string[], index: number): RowCollector {
  const name = names[index] ?? '';
  const book = openWorkbook(packed, { sheets: index });
  const grid = gridOf(book, name);
  fillMergedColumns(grid, book.Sheets[name]?.['!merges'] ?? []);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows = new RowCollector();
  for (const [at, cells] of grid.entries()) {
    if (!cells) continue;
    const texts = Array.from(cells, (cell) => (cell ? cellText(cell, date1904) : ''));
    if (cells.some(isWithoutResult)) rows.refuse({ rowNumber: at + 1, cells: texts }, NO_RESULT);
    else rows.add(at + 1, texts);
    // A cell of the parser is several times the size of its text.
    grid[at] = undefined;
  }
  return rows;
}

/** A formula whose result is not in the file; programs write such cells, spreadsheets fill them in. */
function isWithoutResult(cell: XLSX.CellObject | undefined): boolean {
  return cell?.t === 'z' && cell.f !== undefined;
}

/** A cell merged over several rows says the same for each of them. */
function fillMergedColumns(grid: Grid, merges: readonly XLSX.Range[]): void {
  for (const { s: start, e: end } of merges) {
    const cell = grid[start.r]?.[start.c];
    if (!cell || cell.t === 'z' || end.r === start.r) continue;
    for (let row = start.r + 1; row <= Math.min(end.r, grid.length - 1); row++) {
      const cells = grid[row];
      // A row that is blank but for merged cells is no row of its own.
      if (cells?.some((one) => one && one.t !== 'z' && one.v !== undefined && one.v !== ''))
        cells[start.c] = cell;
    }
  }
}
