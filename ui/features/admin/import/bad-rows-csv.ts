import Papa from 'papaparse';
import type { ImportResults } from '#openapi/generated/model.ts';
import { guardFormula, guardSeparators } from '#openapi/validation/formula-guard.ts';
import { sheetFieldLabel } from './sheet-field-label.ts';

/** The import ignores a column of this name, so a corrected sheet can be imported as it is. */
const REASON = 'reason';

type RowResults = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** The rows that an import left out, with the reasons, as a CSV to correct and import again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: RowResults): string {
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
