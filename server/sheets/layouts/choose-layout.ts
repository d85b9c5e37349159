import type { ReadingOptions, SheetRow } from '../read/raw-sheet.ts';
import { blocksLayout } from './blocks-layout.ts';
import { cardsLayout } from './cards-layout.ts';
import { headerScore } from './find-header.ts';
import { outlineLayout, sideBySideLayout } from './odd-tables.ts';
import type { LaidOut, SheetLayout } from './sheet-layout.ts';
import { cellsOf, tableBelow } from './table-layout.ts';
import { turnedLayout } from './turned-layout.ts';
import { wholeCellsLayout } from './whole-cells-layout.ts';

/** Every other layout than a table; the first of two that find as much wins. */
const LAYOUTS: readonly SheetLayout[] = [
  (cells) => cardsLayout([cells], 1),
  turnedLayout,
  blocksLayout,
  outlineLayout,
  wholeCellsLayout,
  sideBySideLayout,
];
const NO_NAMES: ReadonlySet<string> = new Set();
/** Two layouts that differ by less find as much: every recipe is doubted. */
const CLOSE_MARGIN = 1;

/** Reads a sheet in the layout that finds most fields of recipes in it. */
export function chooseLayout(
  rows: readonly SheetRow[],
  { mapped, headerRow }: ReadingOptions = {},
  tab = '',
): LaidOut {
  if (headerRow === 0) return { header: undefined, body: rows, notes: [] };
  const given = rows.findIndex(({ rowNumber }) => rowNumber === headerRow);
  if (given >= 0) return tableBelow(rows, given);
  const cells = cellsOf(rows, mapped, tab);
  const ranked = LAYOUTS.flatMap((layout) => layout(cells) ?? [])
    .map((laid) => ({ laid, found: headerScore(laid.header?.cells ?? [], NO_NAMES) }))
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found);
  const [best, second] = ranked;
  if (!best) return cells.table;
  const { laid, found } = best;
  const isClose = second !== undefined && found - second.found < CLOSE_MARGIN;
  // What is made of several rows does not say which of them could not be read.
  const { refusal } = (!laid.body.some((row) => row.refusal) && rows.find((row) => row.refusal)) || {};
  const body = laid.body.map((row) => ({
    ...row,
    ...(refusal && { refusal }),
    ...(isClose && { doubts: [...(row.doubts ?? []), 'unsureColumns' as const] }),
  }));
  return { ...laid, body };
}
