// The bounds of an import, which also make a hostile file harmless.
import { MAX_SHEET_BYTES } from '#openapi/generated/limits.ts';

export const MAX_SHEET_ROWS = 50_000;
/** Title rows may stand above the header. The limit on rows counts those below it. */
export const MAX_ROWS_ABOVE_HEADER = 20;
export const MAX_SHEET_COLUMNS = 256;
/** The last cell of a spreadsheet is XFD1048576. */
export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;
export const MAX_COLUMN_NAME_CHARACTERS = 200;
/** The contract allows no longer list. A cell of Excel has at most 32,767. */
export const MAX_CELL_CHARACTERS = 500_000;
/** The most characters of a row in a text file. A longer row of commas would fill the memory with cells. */
export const MAX_ROW_CHARACTERS = 2 * 1024 * 1024;
/** The most bytes of JSON that a reading returns, since a default for many rows multiplies its text. */
export const MAX_READ_BYTES = 3 * MAX_SHEET_BYTES;
/** Notes quote cells, so their number and length are bounded. The report cuts them further and adds one. */
export const MAX_NOTES = 499;
export const MAX_NOTE_CHARACTERS = 2_000;
/** The parts of a workbook have at most this many bytes when they are unzipped. */
export const MAX_INFLATED_BYTES = 96 * 1024 * 1024;
export const MAX_ZIP_ENTRIES = 2_000;
/** A workbook may have more worksheets, which are not read. */
export const MAX_WORKSHEETS = 50;
