import type { RowProblem, SheetRow } from '../read/raw-sheet.ts';

const SHOWN_CHARACTERS = 60;

/** Tells of a row above the header, such as a title or a date. */
export function noteAbove({ rowNumber, cells }: SheetRow): RowProblem {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' | ');
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return { row: rowNumber, field: '', message: `"${shown}" stands above the header and was left out` };
}
