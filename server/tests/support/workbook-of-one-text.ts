import * as XLSX from 'xlsx';

const PLACEHOLDER = '@@LONG@@';

/** The library's zip, whose own types say `any`. */
interface Zip {
  read(bytes: Buffer, options: { type: 'buffer' }): object;
  find(zip: object, path: string): { content: Buffer } | null;
  write(zip: object, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer;
}
const zips = XLSX.CFB as Zip;

/** A workbook of some kilobytes whose rows all name one long text. */
export function workbookOfOneText(rows: number, text: string): Uint8Array<ArrayBuffer> {
  const table = Array.from({ length: rows }, (_, at) => [`Drink ${at}`, PLACEHOLDER]);
  const sheet = XLSX.utils.aoa_to_sheet([['name', 'description'], ...table]);
  const bytes = XLSX.write(XLSX.utils.book_new(sheet, 'Drinks'), {
    type: 'buffer',
    bookType: 'xlsx',
    bookSST: true,
  }) as Buffer;
  const zip = zips.read(bytes, { type: 'buffer' });
  const part = zips.find(zip, '/xl/sharedStrings.xml');
  if (part) part.content = Buffer.from(String(part.content).replace(PLACEHOLDER, text));
  return new Uint8Array(zips.write(zip, { type: 'buffer', fileType: 'zip', compression: true }));
}
