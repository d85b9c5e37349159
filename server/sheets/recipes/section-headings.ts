import type { RowNote } from '#openapi/generated/model.ts';
import { filledCells, noteOn, type SheetRow } from '../read/sheet-rows.ts';

/** If a larger fraction of the rows has a single cell, they are recipes without content, not headings. */
const MAX_HEADINGS = 1 / 2;

/** Finds the rows whose only text is in the column of the names or in the first column. */
export function headingsIn(rows: readonly SheetRow[], nameColumn: number): (row: SheetRow) => boolean {
  const isAlone = ({ cells }: SheetRow): boolean => {
    const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
    return filled.length === 1 && (filled[0] === nameColumn || filled[0] === 0);
  };
  const count = rows.filter(isAlone).length;
  return count > 0 && count <= rows.length * MAX_HEADINGS ? isAlone : () => false;
}

/** Removes the signs around the words: "--- Sours ---" is Sours. */
export function headingOf({ cells }: SheetRow): string {
  const [text = ''] = filledCells(cells);
  return text.replace(/^[-–—=*#_~\s]+|[-–—=*#_~:\s]+$/g, '') || text;
}

export const noteOnHeading = ({ rowNumber }: SheetRow, section: string): RowNote =>
  noteOn(rowNumber, `Was read as a heading: "${section}" is the category of the rows below it`, 'category');

export const noteOnRest = ({ rowNumber, cells }: SheetRow): RowNote =>
  noteOn(rowNumber, `Stands alone below the recipes and was left out: "${filledCells(cells)[0] ?? ''}"`);
