import type { PackedWorkbook } from './open-workbook.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import type { ReadingOptions, ReadSheet } from './raw-sheet.ts';
import { SheetError } from './sheet-error.ts';
import { MAX_SHEET_BYTES, SHEET_TOO_LARGE } from './sheet-limits.ts';

const ZIP_MAGIC = [0x50, 0x4b, 0x03, 0x04];
const OLE2_MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** PDF, PNG, JPEG, GIF, gzip, RAR, 7z: some of them would pass for text in Windows-1252. */
const OTHER_MAGIC = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];

/** Makes a workbook ready for the parser, which inflates without a bound. Throws SheetError. */
export type Unpack = (bytes: Uint8Array) => PackedWorkbook;

/**
 * Reads a CSV, Excel or OpenDocument file, recognised by its content and never by its name.
 * @param bytes the whole file, at most MAX_SHEET_BYTES
 * @param unpack bounds what an .xlsx file inflates to; without it the file must be trusted
 * @throws SheetError 413 too large, 415 not a sheet, 400 damaged or empty
 */
export async function readSheet(
  bytes: Uint8Array,
  options: ReadingOptions = {},
  unpack: Unpack = (packed) => packed,
): Promise<ReadSheet> {
  if (bytes.length > MAX_SHEET_BYTES) throw new SheetError(413, SHEET_TOO_LARGE);
  const isZip = startsWith(bytes, ZIP_MAGIC);
  if (isZip || startsWith(bytes, OLE2_MAGIC)) {
    // The workbook parser is large: it is loaded only where there is a workbook.
    const { readWorkbook } = await import('./read-workbook.ts');
    return readWorkbook(isZip ? unpack(bytes) : bytes, options);
  }
  if (OTHER_MAGIC.some((magic) => startsWith(bytes, magic))) throw notASheet('This file is no sheet.');
  const { text, encoding } = decodeText(bytes, options.encoding);
  if (/^\s*<[a-z!?]/i.test(text)) throw notASheet('This file is a web page or XML, whatever its name says.');
  if (/^\s*(\{\s*"|\[\s*[{\]]|\{\\rtf)/.test(text)) throw notASheet('This file is JSON or RTF, not a sheet.');
  return { sheet: readCsv(text, options), source: { worksheet: null, worksheets: [], encoding } };
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

function notASheet(what: string): SheetError {
  return new SheetError(415, `${what} Open it in a spreadsheet and save it as .csv or .xlsx.`);
}
