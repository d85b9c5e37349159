import type { ImportInput } from '#openapi/generated/model.ts';
import { MAX_SHEET_BYTES } from '#openapi/generated/limits.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import type { SheetFile } from './sheet-rows.ts';
import { emptySheetError, SheetError } from './sheet-error.ts';

// Files begin with these bytes.
const ZIP = 'PK\x03\x04';
const OLE2 = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** Matches PDF, PNG, JPEG, GIF, gzip, RAR and 7z. Some of them would pass for text in Windows-1252. */
const NO_SHEET = /^(?:%PDF|\x89PNG|\xff\xd8\xff|GIF8|\x1f\x8b|Rar!|7z\xbc\xaf)/;

/** Returns a workbook without compression, since the parser inflates without a bound. Throws a SheetError. */
export type Unpack = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

/**
 * Returns the rows of a CSV, Excel or OpenDocument file. Its content decides what it is, not its name.
 * @param bytes The whole file, at most MAX_SHEET_BYTES.
 * @param unpack Bounds what an .xlsx file inflates to. Without it the file must be trusted.
 * @throws SheetError for a file that is too large, damaged, empty or no sheet
 */
export async function readSheetFile(
  bytes: Uint8Array,
  { worksheet, encoding: wanted }: Pick<ImportInput, 'worksheet' | 'encoding'>,
  unpack: Unpack = (packed) => packed,
): Promise<SheetFile> {
  if (bytes.length > MAX_SHEET_BYTES)
    throw new SheetError(bodyField('ImportInput', 'file')['x-message-too-large'] ?? '', 'too large');
  const start = String.fromCharCode(...bytes.subarray(0, OLE2.length));
  const isZip = start.startsWith(ZIP);
  if (isZip || start === OLE2) {
    // The parser of workbooks is large, so it is loaded only for a workbook.
    const { readWorkbook } = await import('./read-workbook.ts');
    return readWorkbook(isZip ? await unpack(bytes) : bytes, worksheet ?? null);
  }
  if (NO_SHEET.test(start)) throw notASheetError('This file is no sheet.');
  if (worksheet)
    throw new SheetError(`A text file has no worksheet "${worksheet}". Leave the worksheet out.`);
  const { text, encoding } = decodeText(bytes, wanted ?? undefined);
  if (/^\s*<[a-z!?]/i.test(text))
    throw notASheetError('This file is a web page or XML, whatever its name says.');
  if (/^\s*(\{\s*"|\[\s*[{\]]|\{\\rtf)/.test(text))
    throw notASheetError('This file is JSON or RTF, not a sheet.');
  const rows = readCsv(text);
  if (rows.length === 0) throw emptySheetError('The file');
  return { rows, worksheet: null, worksheets: [], encoding, notes: [] };
}

function notASheetError(what: string): SheetError {
  return new SheetError(`${what} Open it in a spreadsheet and save it as .csv or .xlsx.`, 'no sheet');
}
