import type * as XLSX from 'xlsx';
import { cardsLayout } from '../layouts/cards-layout.ts';
import { joinLines, joinSheets, partsOfMenu, withSheetNames } from '../layouts/join-sheets.ts';
import { MAX_CARD_ROWS } from '../layouts/read-card.ts';
import { fieldsIn, type SheetCells } from '../layouts/sheet-layout.ts';
import { cellsOf } from '../layouts/table-layout.ts';
import { namesOf, noteOn, type RawSheet, type ReadingOptions, type ReadSheet } from './raw-sheet.ts';
import { gridOf, openWorkbook, type Grid, type PackedWorkbook } from './open-workbook.ts';
import { rawSheetOf, RowCollector } from './row-collector.ts';
import { SheetError } from './sheet-error.ts';
import { MAX_COLUMN_NAME_CHARACTERS } from './sheet-limits.ts';
import { ABOUT_SHEET } from '../write/workbook-about.ts';
import { cellText } from './workbook-cell.ts';

/** All worksheets that have the columns of the one that looks most like recipes, or all cards. */
export const ALL_WORKSHEETS = '*';
/** A workbook may have many worksheets; so many are looked at. */
const MAX_WORKSHEETS = 50;
/** Of one recipe each. */
const MAX_CARDS = 500;
const NO_RESULT =
  'A formula in this row has no result in the file. Open the file in a spreadsheet, save it and try again';
const EMPTY_WORKBOOK =
  'The workbook is empty. Its first row must name the columns, such as name and category.';

/**
 * Reads the worksheet of a workbook (.xlsx or .ods unpacked by `unpackWorkbook`, or .xls) that looks most like recipes, or the one that
 * `options` name.
 * Throws SheetError 400 for a workbook that is damaged, protected or empty, and for a worksheet that it does not have.
 */
export function readWorkbook(packed: PackedWorkbook, options: ReadingOptions = {}): ReadSheet {
  const { SheetNames } = openWorkbook(packed, { bookSheets: true });
  const all = SheetNames.slice(0, MAX_CARDS);
  const names = SheetNames.slice(0, MAX_WORKSHEETS);
  const { headerRow, mapped, layout } = options;
  const worksheet = names.length === 1 ? names[0] : options.worksheet;
  const sheetOn = (name: string, more?: ReadingOptions): RawSheet => {
    const index = SheetNames.indexOf(name);
    return collect(openWorkbook(packed, { sheets: index }), name).finish({ ...options, ...more }, name);
  };
  if (worksheet !== undefined && worksheet !== ALL_WORKSHEETS) {
    if (!SheetNames.includes(worksheet))
      throw new SheetError(400, `The workbook has no worksheet "${worksheet}".`);
    return { sheet: sheetOn(worksheet), source: sourceOf(worksheet, all) };
  }
  const looked = openWorkbook(packed, { sheets: [...all.keys()], sheetRows: MAX_CARD_ROWS + 1 });
  const tabs = all.flatMap((name) => {
    const { rows } = name === ABOUT_SHEET ? new RowCollector() : collect(looked, name);
    return rows.length === 0 ? [] : [cellsOf(rows, mapped, name)];
  });
  const [cocktails, lines] = headerRow === undefined ? relatedTabs(tabs) : [];
  if (cocktails && lines) {
    const tableOn = ({ tab, table: { header } }: SheetCells): RawSheet =>
      sheetOn(tab, header && { headerRow: header.rowNumber });
    const related = joinLines(tableOn(cocktails), tableOn(lines));
    const note = `The worksheet "${lines.tab}" holds the ingredients of "${cocktails.tab}"; they were read together`;
    related?.notes.push(noteOn(0, note));
    if (related) return { sheet: related, source: sourceOf(ALL_WORKSHEETS, names) };
  }
  const isFree = headerRow === undefined && (layout === undefined || layout === 'cards');
  const cards = isFree ? cardsLayout(tabs, 2) : null;
  if (cards) {
    if (SheetNames.length > MAX_CARDS)
      cards.notes.push(noteOn(0, `Only the first ${MAX_CARDS} of ${SheetNames.length} worksheets were read`));
    return {
      sheet: rawSheetOf({ ...cards, layout: 'cards', layouts: ['table', 'cards'] }, []),
      source: sourceOf(ALL_WORKSHEETS, all),
    };
  }
  const ranked = tabs
    .filter(({ tab }) => names.includes(tab))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  const [best, ...others] = ranked;
  if (!best) throw new SheetError(400, EMPTY_WORKBOOK);
  const together = (tabsRead: readonly SheetCells[]): RawSheet =>
    joinSheets(withSheetNames(tabsRead.map(({ tab }) => [tab, sheetOn(tab)])));
  if (worksheet === ALL_WORKSHEETS)
    return { sheet: together(ranked), source: sourceOf(ALL_WORKSHEETS, names) };
  const read = headerRow === undefined ? partsOfMenu(best, others) : [best];
  const isOne = read.length === 1;
  const sheet = isOne ? sheetOn(best.tab) : together(read);
  const unread = names.filter((name) => name !== ABOUT_SHEET && read.every(({ tab }) => tab !== name));
  if (unread.length > 0) {
    const only = isOne ? 'Only the worksheet' : 'Only the worksheets';
    const told = `${namesOf(read.map(({ tab }) => tab))} ${isOne ? 'was' : 'were'} read, not ${namesOf(unread)}`;
    sheet.notes.push(noteOn(0, `${only} ${told}`));
  }
  return { sheet, source: sourceOf(isOne ? best.tab : ALL_WORKSHEETS, names) };
}

/** The worksheet that names the cocktails, and the only other one, which names their ingredients. */
function relatedTabs(tabs: readonly SheetCells[]): (SheetCells | undefined)[] {
  const has = ({ table }: SheetCells, field: string): boolean => fieldsIn(table.header).includes(field);
  const lines = tabs.find((tab) => has(tab, 'ingredients'));
  const cocktails = tabs.find((tab) => tab !== lines && has(tab, 'name'));
  return tabs.length === 2 && cocktails && !has(cocktails, 'ingredients') ? [cocktails, lines] : [];
}

/** How many columns the header of a worksheet names; one with rows below it counts more. */
function scoreOf({ named, rows }: SheetCells): number {
  return named + (rows.length > 1 ? 0.5 : 0);
}

function sourceOf(worksheet: string, names: readonly string[]): ReadSheet['source'] {
  const [chosen = '', ...worksheets] = [worksheet, ...names].map((name) =>
    name.slice(0, MAX_COLUMN_NAME_CHARACTERS),
  );
  return { worksheet: chosen, worksheets, encoding: null };
}

function collect(book: XLSX.WorkBook, name: string): RowCollector {
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
