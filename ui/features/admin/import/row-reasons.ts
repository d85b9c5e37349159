import type { ImportResults, RowNote } from '#openapi/generated/model.ts';
import { guardFormula, guardSeparators } from '#openapi/validation/formula-guard.ts';
import { sheetFieldLabel } from './sheet-fields.ts';

/** A reason comes with the rows that it is given for. */
export interface RowReason {
  /** Missing for a reason that concerns no field. */
  field?: string;
  message: string;
  /** The numbers of the first rows. */
  rows: number[];
  /** The number of all rows, if `rows` does not hold all of them. */
  count?: number;
}

/** Returns each reason once, the most frequent first. Row 0 stands for the whole file. */
export function groupByReason(notes: readonly RowNote[]): RowReason[] {
  const reasons = new Map<string, RowReason>();
  for (const { row, field, message } of notes) {
    const key = `${field}\n${message}`;
    const reason = reasons.get(key) ?? { field, message, rows: [] };
    if (row > 0) reason.rows.push(row);
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((one, other) => other.rows.length - one.rows.length);
}

/** The import ignores a column of this name, so a corrected sheet can be imported as it is. */
const REASON = 'reason';

type FailedRows = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** Returns a sheet of the rows that an import left out, each with its reasons, so that they can be corrected and imported again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: FailedRows): string {
  const dataColumns = [...columns.keys()].filter((at) => columns[at]?.column.trim().toLowerCase() !== REASON);
  const rows = failedRows.map(({ row, values }) => {
    const reasons = errors.filter((error) => error.row === row);
    const reasonWords = reasons.map(({ field, message }) => `${sheetFieldLabel(field)}: ${message}`);
    return [...dataColumns.map((at) => values[at] ?? ''), reasonWords.join('; ')];
  });
  return csvText([[...dataColumns.map((at) => columns[at]?.column ?? ''), REASON], ...rows]);
}

function csvText(table: readonly (readonly string[])[]): string {
  // Without the byte order mark, Excel reads the file in the computer's encoding.
  return '\uFEFF' + table.map((cells) => cells.map(csvCell).join(',') + '\r\n').join('');
}

/** Returns a cell that no spreadsheet treats as a formula. The import removes the guard. */
function csvCell(text: string): string {
  const harmless = guardSeparators(guardFormula(text));
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
