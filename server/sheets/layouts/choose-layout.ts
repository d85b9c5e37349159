import type { SheetLayout as LayoutName } from '#openapi/generated/model.ts';
import type { LayoutChoice, ReadingOptions, SheetRow } from '../read/raw-sheet.ts';
import { SheetError } from '../read/sheet-error.ts';
import { blocksLayout } from './blocks-layout.ts';
import { cardsLayout } from './cards-layout.ts';
import { headerScore } from './find-header.ts';
import { outlineLayout, sideBySideLayout } from './odd-tables.ts';
import type { LaidOut, SheetCells, SheetLayout } from './sheet-layout.ts';
import { cellsOf, tableBelow } from './table-layout.ts';
import { turnedLayout } from './turned-layout.ts';
import { wholeCellsLayout } from './whole-cells-layout.ts';

/** Every other layout than a table; the first of two that find as much wins. */
const LAYOUTS: readonly (readonly [LayoutName, SheetLayout])[] = [
  ['cards', (cells) => cardsLayout([cells], 1)],
  ['columns', turnedLayout],
  ['blocks', blocksLayout],
  ['outline', outlineLayout],
  ['cells', wholeCellsLayout],
  ['tables', sideBySideLayout],
];
const NO_NAMES: ReadonlySet<string> = new Set();
/** Two layouts that differ by less find as much: every recipe is doubted. */
const CLOSE_MARGIN = 1;

/** Reads a sheet in the layout that finds most fields of recipes in it, or in the one that the request names. */
export function chooseLayout(
  rows: readonly SheetRow[],
  { mapped, headerRow, layout: wanted }: ReadingOptions = {},
  tab = '',
): LaidOut & LayoutChoice {
  const cells = cellsOf(rows, mapped, tab);
  const found = LAYOUTS.flatMap(([layout, layOut]) => {
    const laid = layOut(cells);
    const score = headerScore(laid?.header?.cells ?? [], NO_NAMES);
    return laid && score > 0 ? [{ layout, laid, score }] : [];
  }).sort((one, other) => other.score - one.score);
  const layouts: LayoutName[] = ['table', ...found.map(({ layout }) => layout)];
  const [best, second] = wanted ? found.filter(({ layout }) => layout === wanted) : found;
  const isTable = wanted === undefined ? !best || headerRow !== undefined : wanted === 'table';
  if (isTable) return { ...tableIn(rows, cells, headerRow), layout: 'table', layouts };
  if (!best) throw new SheetError(400, 'The recipes do not stand so in this sheet. Choose another layout.');
  const { layout, laid, score } = best;
  const isClose = second !== undefined && score - second.score < CLOSE_MARGIN;
  // What is made of several rows does not say which of them could not be read.
  const { refusal } = (!laid.body.some((row) => row.refusal) && rows.find((row) => row.refusal)) || {};
  const body = laid.body.map((row) => ({
    ...row,
    ...(refusal && { refusal }),
    ...(isClose && { doubts: [...(row.doubts ?? []), 'unsureColumns' as const] }),
  }));
  return { ...laid, body, layout, layouts };
}

/** The table below the best header, or below the row that the request names; a row that says nothing is none. */
function tableIn(rows: readonly SheetRow[], { table }: SheetCells, headerRow: number | undefined): LaidOut {
  if (headerRow === 0) return { header: undefined, body: rows, notes: [] };
  const given = rows.findIndex(({ rowNumber }) => rowNumber === headerRow);
  return given < 0 ? table : tableBelow(rows, given);
}
