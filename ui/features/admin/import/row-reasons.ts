import type { ImportResults, RowNote } from '#openapi/generated/model.ts';
import { csvText } from '#ui/lib/words/csv-text.ts';
import { sheetFieldLabel } from './column-choices.ts';

/** A reason, and the rows that it is given for. */
export interface RowReason {
  /** Empty for a reason that is of no field. */
  field: string;
  message: string;
  /** The numbers of the first rows. */
  rows: number[];
  /** The number of all rows, where not all of them are in `rows`. */
  count?: number;
}

/** Each reason once, the most frequent first. A row of 0 is the file as a whole. */
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

/** The import ignores this column, so a mended sheet can be imported as it is. */
const REASON = 'reason';

type FailedRows = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** The rows that an import left out as they stand in the sheet, each with its reasons, to be mended and imported again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: FailedRows): string {
  const kept = [...columns.keys()].filter((at) => columns[at]?.column.trim().toLowerCase() !== REASON);
  const rows = failedRows.map(({ row, values }) => {
    const reasons = errors.filter((error) => error.row === row);
    const told = reasons.map(({ field, message }) => `${sheetFieldLabel(field)}: ${message}`);
    return [...kept.map((at) => values[at] ?? ''), told.join('; ')];
  });
  return csvText([[...kept.map((at) => columns[at]?.column ?? ''), REASON], ...rows]);
}
