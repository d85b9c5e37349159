import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { builtSheetProgram } from '#server/tests/site/quick-services.ts';
import { createSheetService } from './sheet-service.ts';

/** A quarter of the server's bound is reached in a quarter of the time. */
const sheets = createSheetService({ program: await builtSheetProgram(), heapMb: 64, idleMs: 0 });

/** The library's zip, whose own types say `any`. */
interface Zip {
  read(bytes: Buffer, options: { type: 'buffer' }): object;
  find(zip: object, path: string): { content: Buffer } | null;
  write(zip: object, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer;
}
const zips = XLSX.CFB as Zip;

/** An OpenDocument sheet of some kilobytes whose second row stands there so often. */
function repeated(rows: number): Buffer {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['name']]), 'Drinks');
  const zip = zips.read(XLSX.write(book, { type: 'buffer', bookType: 'ods' }) as Buffer, { type: 'buffer' });
  const part = zips.find(zip, '/content.xml');
  if (!part) throw new Error('the sheet has no content');
  const row =
    `<table:table-row table:number-rows-repeated="${rows}">` +
    '<table:table-cell office:value-type="string"><text:p>Negroni</text:p></table:table-cell></table:table-row>';
  part.content = Buffer.from(String(part.content).replace('</table:table>', `${row}</table:table>`));
  return zips.write(zip, { type: 'buffer', fileType: 'zip', compression: true });
}

describe('a small workbook that says much is refused by the bounds of its process', () => {
  it('a row a million times', async () => {
    const bytes = repeated(1_048_576);
    expect(bytes.length).toBeLessThan(10_000);
    await expect(sheets.read(bytes, {})).rejects.toMatchObject({ name: 'SheetError', status: 413 });
  });

  it('while one without repeats is read', async () => {
    expect([...(await sheets.read(repeated(1), {})).drafts]).toHaveLength(1);
  });
});
