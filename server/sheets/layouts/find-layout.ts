import { joinHeaderRows } from './join-header-rows.ts';
import { findHeader, headerScore, MAX_ROWS_ABOVE_HEADER } from './find-header.ts';
import { layOutBlocks } from './lay-out-blocks.ts';
import { layOutOutline } from './lay-out-outline.ts';
import { nameColumns } from '../columns/name-columns.ts';
import { expandCells } from './expand-cells.ts';
import { layOutMatrix } from './lay-out-matrix.ts';
import { layOutLabels, type LaidOut } from './lay-out-labels.ts';
import type { RowProblem, SheetRow } from '../read/raw-sheet.ts';
import { noteAbove } from './note-above.ts';
import { stackSideBySide } from './side-by-side.ts';

/** How the header of a sheet is found. */
export interface HeaderOptions {
  /** Names of columns that a mapping gives a field. */
  mapped?: ReadonlySet<string>;
  /** Row number of the header as the request states it: 0 when there is none. The sheet is then read in the usual layout. */
  headerRow?: number;
}

/** A sheet as a header and its rows, whatever its own layout is. */
export interface Layout {
  /** Undefined when no row names the columns. */
  header: SheetRow | undefined;
  body: readonly SheetRow[];
  notes: RowProblem[];
}

/** Finds the header, and puts recipes that stand in columns or in blocks into rows. */
export function findLayout(
  rows: readonly SheetRow[],
  { mapped = new Set(), headerRow }: HeaderOptions = {},
): Layout {
  if (headerRow === 0) return { header: undefined, body: rows, notes: [] };
  const given = rows.findIndex(({ rowNumber }) => rowNumber === headerRow);
  if (given >= 0) return usualLayout(rows, given);
  const top = rows.slice(0, MAX_ROWS_ABOVE_HEADER).map(({ cells }) => cells);
  const at = findHeader(top, mapped);
  const score = headerScore(rows[at]?.cells ?? [], mapped);
  const laid = layOutLabels(rows, score) ?? layOutBlocks(rows, score);
  if (laid) {
    const [header, ...body] = laid.rows;
    return { header, body, notes: laid.notes };
  }
  const usual = usualLayout(rows, at);
  const changed = usual.header && changedLayout(usual.header, usual.body);
  if (changed) {
    const [header, ...body] = changed.rows;
    return { header, body, notes: [...usual.notes, ...changed.notes] };
  }
  const stacked = usual.header && stackSideBySide(usual.header, usual.body);
  if (!stacked) return usual;
  return { header: stacked.header, body: stacked.body, notes: [...usual.notes, ...stacked.notes] };
}

/** Rows under a header that hold the recipes in another way than a row or a few rows each. */
function changedLayout(header: SheetRow, body: readonly SheetRow[]): LaidOut | null {
  return layOutOutline(header, body) ?? layOutMatrix(header, body) ?? expandCells(header, body);
}

function usualLayout(rows: readonly SheetRow[], at: number): Layout {
  const [header, next] = [rows[at], rows[at + 1]];
  const joined = header && next ? joinHeaderRows(header, next) : null;
  const body = rows.slice(at + (joined ? 2 : 1));
  const named = joined ?? header;
  return {
    header: named && nameColumns(named, body),
    body,
    notes: rows.slice(0, Math.max(at + (joined ? 1 : 0), 0)).map(noteAbove),
  };
}
