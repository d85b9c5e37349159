import type { RowError } from '#openapi/generated/model/index.ts';

/** The rows that were left out as a sheet of its own: row number, field, reason. */
export function badRowsCsv(errors: readonly RowError[]): string {
  const lines = errors.map(({ row, field, message }) => [String(row), field, message]);
  return [['row', 'field', 'message'], ...lines]
    .map((cells) => cells.map(csvCell).join(',') + '\r\n')
    .join('');
}

/** A cell that a spreadsheet takes as text: never as a formula, whatever the file's author wrote. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
