import Papa from 'papaparse';
import type { ImportResults, RowNote } from '#openapi/generated/model.ts';
import { guardFormula, guardSeparators } from '#openapi/validation/formula-guard.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { sheetFieldLabel } from './sheet-field-label.ts';

/** A reason with the rows for which it is given. */
export interface RowReason {
  /** Missing for a reason that concerns no field. */
  field?: string;
  message: string;
  /** The numbers of the first rows. */
  rows: number[];
  /** The number of all rows, if `rows` does not hold all of them. */
  count?: number;
}

/** Each reason once, the most frequent first. Row 0 stands for the whole file. */
export function groupByReason(notes: readonly RowNote[]): RowReason[] {
  const reasons = new Map<string, RowReason>();
  for (const { row, field, message } of notes) {
    const key = `${field}\n${message}`;
    const reason = reasons.get(key) ?? { field, message, rows: [] };
    if (row > 0) reason.rows.push(row);
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((a, b) => b.rows.length - a.rows.length);
}

const SHOWN_ROWS = 6;

/** '(row 2)' or '(rows 2, 3 and 12 more)'. */
export function formatRowNumbers(rows: readonly number[], count: number): string {
  const firstRows = rows.slice(0, SHOWN_ROWS);
  if (firstRows.length === 0) return '';
  const rest = count - firstRows.length;
  return `(${count === 1 ? 'row' : 'rows'} ${firstRows.join(', ')}${rest > 0 ? ` and ${figure(rest)} more` : ''})`;
}

/** The import ignores a column of this name, so a corrected sheet can be imported as it is. */
const REASON = 'reason';

type FailedRows = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** The rows that an import left out, with the reasons, as a CSV to correct and import again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: FailedRows): string {
  const dataColumns = [...columns.keys()].filter(
    (index) => columns[index]?.column.trim().toLowerCase() !== REASON,
  );
  const rows = failedRows.map(({ row, values }) => {
    const reasons = errors.filter((error) => error.row === row);
    const messages = reasons.map(({ field, message }) => `${sheetFieldLabel(field)}: ${message}`);
    return [...dataColumns.map((index) => values[index] ?? ''), messages.join('; ')];
  });
  const header = [...dataColumns.map((index) => columns[index]?.column ?? ''), REASON];
  // No spreadsheet treats a guarded cell as a formula, and the import removes the guard.
  const guardedRows = [header, ...rows].map((cells) =>
    cells.map((text) => guardSeparators(guardFormula(text))),
  );
  // Without the byte order mark, Excel reads the file in the computer's encoding.
  return `\uFEFF${Papa.unparse(guardedRows)}\r\n`;
}
