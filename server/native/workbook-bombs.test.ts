import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { builtSheetProgram } from '#server/tests/site/quick-services.ts';
import { xlsOfOneText } from '#server/tests/support/xls-of-one-text.ts';
import { createSheetService } from './sheet-service.ts';

/** A quarter of the server's bound is reached in a quarter of the time. */
const sheets = createSheetService({ program: await builtSheetProgram(), heapMb: 64 });

/** The library's zip, whose own types say `any`. */
interface Zip {
  read(bytes: Buffer, options: { type: 'buffer' }): object;
  find(zip: object, path: string): { content: Buffer } | null;
  write(zip: object, options: { type: 'buffer'; fileType: 'zip'; compression: boolean }): Buffer;
}
const zips = XLSX.CFB as Zip;

/** An OpenDocument sheet of some kilobytes whose second row and its cell stand there so often. */
function repeated({ rows = 1, columns = 1, text = 'Negroni' }): Buffer {
  const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['name']]), 'Drinks');
  const zip = zips.read(XLSX.write(book, { type: 'buffer', bookType: 'ods' }) as Buffer, { type: 'buffer' });
  const part = zips.find(zip, '/content.xml');
  if (!part) throw new Error('the sheet has no content');
  const row =
    `<table:table-row table:number-rows-repeated="${rows}">` +
    `<table:table-cell office:value-type="string" table:number-columns-repeated="${columns}">` +
    `<text:p>${text}</text:p></table:table-cell></table:table-row>`;
  part.content = Buffer.from(String(part.content).replace('</table:table>', `${row}</table:table>`));
  return zips.write(zip, { type: 'buffer', fileType: 'zip', compression: true });
}

/** An .xls of some kilobytes with a cell in its last row. */
function farCell(): Buffer {
  const sheet: XLSX.WorkSheet = { '!ref': 'A1:A65536' };
  for (const [place, v] of Object.entries({ A1: 'name', A2: 'A', A65536: 'B' })) sheet[place] = { t: 's', v };
  return XLSX.write(XLSX.utils.book_new(sheet, 'Drinks'), { type: 'buffer', bookType: 'biff8' }) as Buffer;
}

describe('a small workbook that says much is refused by the bounds of its process', () => {
  it.each([
    ['a row a million times', { rows: 1_048_576 }],
    ['more rows than there are numbers for', { rows: 4_000_000_000 }],
    ['a cell in every column of a thousand rows', { rows: 1_000, columns: 16_384 }],
    ['a long text in many cells', { rows: 20_000, columns: 200, text: 'x'.repeat(3000) }],
    ['a hundred million blanks', { text: 'A<text:s text:c="100000000"/>B' }],
  ])('%s', async (_, content) => {
    const bytes = repeated(content);
    expect(bytes.length).toBeLessThan(10_000);
    await expect(sheets.read(bytes, {})).rejects.toMatchObject({ name: 'SheetError', status: 413 });
  });

  it('a long text in both columns of an .xls', async () => {
    const bytes = xlsOfOneText(1500, 'a'.repeat(30_000));
    expect(bytes.length).toBeLessThan(100_000);
    await expect(sheets.read(bytes, {})).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('too much text together') as string,
    });
  });

  it('or read, when it is only wide apart', async () => {
    const { drafts } = await sheets.read(farCell(), {});
    expect([...drafts].map(({ rowNumber }) => rowNumber)).toEqual([2, 65_536]);
  });

  it('while one without repeats is read', async () => {
    expect([...(await sheets.read(repeated({}), {})).drafts]).toHaveLength(1);
  });
});

/** An .xlsx of a kilobyte with one cell at a place. */
function farCellAt(place: string): Buffer {
  const row = place.replace(/^[A-Z]+/, '');
  const sheet = XLSX.utils.aoa_to_sheet([['name'], ['A']]);
  const bytes = XLSX.write(XLSX.utils.book_new(sheet, 'Drinks'), {
    type: 'buffer',
    bookType: 'xlsx',
  }) as Buffer;
  const zip = zips.read(bytes, { type: 'buffer' });
  const part = zips.find(zip, '/xl/worksheets/sheet1.xml');
  if (!part) throw new Error('the workbook has no worksheet');
  part.content = Buffer.from(
    String(part.content).replace('r="2"', `r="${row}"`).replace('"A2"', `"${place}"`),
  );
  return zips.write(zip, { type: 'buffer', fileType: 'zip', compression: true });
}

describe('a cell beyond the last one that spreadsheets have', () => {
  it.each([
    ['XFE', 2, 400],
    ['ZZZZZZ', 2, 400],
    ['A', 1_048_577, 413],
    ['A', 4_294_967_295, 413],
  ])('is refused before places are made for all before it: %s%i', async (column, row, status) => {
    await expect(sheets.read(farCellAt(`${column}${row}`), {})).rejects.toMatchObject({ status });
  });
});
