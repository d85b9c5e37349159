import { unzipSync, type Unzipped, type UnzipFileInfo } from 'fflate';
import * as XLSX from 'xlsx';
import { SheetError, sheetTooLarge } from '#server/sheets/read/sheet-error.ts';
import type { UnzippedWorkbook } from '#server/sheets/read/open-workbook.ts';
import { MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES } from '#server/sheets/read/sheet-limits.ts';

/** Only these parts are unzipped. Pictures, macros and embedded files are not. */
const NEEDED_PART =
  /^(?:mimetype|(?!.*(?:\/media\/|\/embeddings\/|Pictures\/|vbaProject|printerSettings)).*\.(?:xml|rels|bin))$/i;

interface Containers {
  utils: {
    cfb_new(): UnzippedWorkbook;
    cfb_add(workbook: UnzippedWorkbook, name: string, content: Buffer): void;
  };
}

const containers = XLSX.CFB as Containers;

/**
 * Unpacks a workbook with a bound, which the parser itself does not have. Throws a SheetError: 413 for a bomb, 415 for another kind of zip,
 * 400 for a damaged one.
 */
export function unpackWorkbook(bytes: Uint8Array): UnzippedWorkbook {
  const parts = unzip(bytes);
  const has = (name: string): boolean => Object.keys(parts).some((part) => part.toLowerCase() === name);
  const isExcel = has('[content_types].xml') && (has('xl/workbook.xml') || has('xl/workbook.bin'));
  const isOpenDocument = has('content.xml') && has('meta-inf/manifest.xml');
  if (!isExcel && !isOpenDocument)
    throw new SheetError('This zip file is no workbook. Save the sheet as .xlsx, .ods or .csv.', 415);
  const workbook = containers.utils.cfb_new();
  for (const [name, { buffer, byteOffset, length }] of Object.entries(parts))
    containers.utils.cfb_add(workbook, name, Buffer.from(buffer, byteOffset, length));
  // An .ods may leave its styles out, but the parser asks for them.
  if (isOpenDocument && !has('styles.xml'))
    containers.utils.cfb_add(workbook, 'styles.xml', Buffer.from('<office:document-styles/>'));
  return workbook;
}

/** Unzips the parts that are needed. A part takes no more memory than the directory says, whatever it inflates to. */
function unzip(bytes: Uint8Array): Unzipped {
  let count = 0;
  let inflated = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    const isNeeded = NEEDED_PART.test(name);
    count += 1;
    // A part that is not packed takes as much as stands in the file.
    if (isNeeded) inflated += Math.max(size, originalSize);
    if (count > MAX_ZIP_ENTRIES || inflated > MAX_INFLATED_BYTES)
      throw sheetTooLarge('This workbook is too large once unzipped.');
    return isNeeded;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError('This workbook is damaged. Open it in a spreadsheet and save it again.');
  }
}
