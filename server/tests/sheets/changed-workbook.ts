import * as XLSX from 'xlsx';

/** Types the library's functions for zips, whose own types say `any`. */
interface Zip {
  read(bytes: Buffer, options: { type: 'buffer' }): object;
  find(zip: object, path: string): { content: Buffer } | null;
  write(zip: object, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer;
}
const zips = XLSX.CFB as Zip;

/** Makes a workbook of these rows, one part of which was changed after it was written. */
export function changedWorkbook(
  rows: string[][],
  options: XLSX.WritingOptions,
  part: string,
  change: (xml: string) => string,
): Uint8Array<ArrayBuffer> {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet(rows), 'Drinks');
  const zip = zips.read(XLSX.write(book, { ...options, type: 'buffer' }) as Buffer, { type: 'buffer' });
  const found = zips.find(zip, part);
  if (!found) throw new Error(`the workbook has no ${part}`);
  found.content = Buffer.from(change(String(found.content)));
  return new Uint8Array(zips.write(zip, { type: 'buffer', fileType: 'zip', compression: true }));
}

/** Makes a workbook of some kilobytes whose rows all name one long text. */
export function workbookOfOneText(rows: number, text: string): Uint8Array<ArrayBuffer> {
  const placeholder = '@@LONG@@';
  const table = Array.from({ length: rows }, (_, index) => [`Drink ${index}`, placeholder]);
  const options = { bookType: 'xlsx', bookSST: true } as const;
  return changedWorkbook([['name', 'description'], ...table], options, '/xl/sharedStrings.xml', (xml) =>
    xml.replace(placeholder, text),
  );
}
