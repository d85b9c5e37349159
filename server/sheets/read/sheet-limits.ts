// The bounds of an import, and those that keep a hostile file harmless.
import { bodyField } from '#openapi/validation/body-field.ts';

const FILE = bodyField('ImportFields', 'file');

/** Of a file, and of the characters of all its cells together, an empty one counted as one, whatever a workbook is packed to. */
export const MAX_SHEET_BYTES = FILE['x-max-bytes'] ?? Infinity;
export const SHEET_TOO_LARGE = FILE['x-message-too-large'] ?? '';
export const MAX_SHEET_ROWS = 50_000;
export const MAX_SHEET_COLUMNS = 256;
/** Of spreadsheets: XFD1048576. */
export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;
export const MAX_COLUMN_NAME_CHARACTERS = 200;
/** More than the longest list that the contract allows; Excel itself ends a cell at 32,767. */
export const MAX_CELL_CHARACTERS = 500_000;
/** Of a text file. A row of commas has more cells than memory. */
export const MAX_ROW_CHARACTERS = 2 * 1024 * 1024;
/** What a reading may come to, in bytes of JSON: a default for many rows is much that comes out of little. */
export const MAX_READ_BYTES = 3 * MAX_SHEET_BYTES;
/** What the parts of a workbook may come to when unzipped. */
export const MAX_INFLATED_BYTES = 96 * 1024 * 1024;
export const MAX_ZIP_ENTRIES = 2_000;
export const SHEET_TIMEOUT_MS = 60_000;
/** Heap of the reading process: it is that one, not the server, that a greedy file ends. */
export const SHEET_HEAP_MB = 256;
/** Half of its young heap. Small, so that it cleans up early: a tenth less speed, a fifth less memory at the peak. */
export const SHEET_YOUNG_HEAP_MB = 4;
