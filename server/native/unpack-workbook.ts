import { unzipSync, zipSync, type Unzipped, type UnzipFileInfo } from 'fflate';
import { SheetError, sheetTooLargeError } from '#server/sheets/read/sheet-error.ts';
import { MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES } from '#server/sheets/read/sheet-limits.ts';

/** Only these parts are unzipped, so no picture, macro or embedded file is. */
const NEEDED_PART =
  /^(?:mimetype|(?!.*(?:\/media\/|\/embeddings\/|Pictures\/|vbaProject|printerSettings)).*\.(?:xml|rels|bin))$/i;

/**
 * Returns the workbook without compression, because xlsx inflates without a bound. Throws a SheetError for a
 * zip bomb, a zip that is not a workbook and a damaged one.
 */
export function unpackWorkbook(bytes: Uint8Array): Buffer {
  const parts = unzip(bytes);
  const has = (name: string): boolean => Object.keys(parts).some((part) => part.toLowerCase() === name);
  const isExcel = has('[content_types].xml') && (has('xl/workbook.xml') || has('xl/workbook.bin'));
  const isOpenDocument = has('content.xml') && has('meta-inf/manifest.xml');
  if (!isExcel && !isOpenDocument)
    throw new SheetError('This zip file is no workbook. Save the sheet as .xlsx, .ods or .csv.', 'no sheet');
  // An .ods may lack styles, but xlsx requires them.
  if (isOpenDocument && !has('styles.xml'))
    parts['styles.xml'] = new TextEncoder().encode('<office:document-styles/>');
  const { buffer, byteOffset, length } = zipSync(parts, { level: 0 });
  // If the array had another type, xlsx would copy the parts.
  return Buffer.from(buffer, byteOffset, length);
}

/** Bounds the memory of a part to the size in its zip entry, even if it inflates to more. */
function unzip(bytes: Uint8Array): Unzipped {
  let count = 0;
  let inflated = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    const isNeeded = NEEDED_PART.test(name);
    count += 1;
    // A part that is not compressed has the size that it takes in the file.
    if (isNeeded) inflated += Math.max(size, originalSize);
    if (count > MAX_ZIP_ENTRIES || inflated > MAX_INFLATED_BYTES)
      throw sheetTooLargeError('This workbook is too large once unzipped.');
    return isNeeded;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError('This workbook is damaged. Open it in a spreadsheet and save it again.');
  }
}
