import { guardFormula, guardSeparators } from '#openapi/validation/formula-guard.ts';

export function csvText(table: readonly (readonly string[])[]): string {
  // Without the byte order mark, Excel reads the file in the computer's encoding.
  return '\uFEFF' + table.map((cells) => cells.map(csvCell).join(',') + '\r\n').join('');
}

/** Returns a cell that no spreadsheet treats as a formula. The import removes the guard. */
function csvCell(text: string): string {
  const harmless = guardSeparators(guardFormula(text));
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
