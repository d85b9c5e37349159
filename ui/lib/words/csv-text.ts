import { guardFormula, guardSeparators } from '#openapi/validation/formula-guard.ts';

export function csvText(table: readonly (readonly string[])[]): string {
  // Without the mark Excel reads the file in the computer's own encoding.
  return '\uFEFF' + table.map((cells) => cells.map(csvCell).join(',') + '\r\n').join('');
}

/** A cell that no spreadsheet takes for a formula; the import removes the guard. */
function csvCell(text: string): string {
  const harmless = guardSeparators(guardFormula(text));
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
