import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { readSheetFile } from '#server/sheets/read/read-sheet-file.ts';
import { columnNames, errorOf } from '#server/sheets/table/read-table.ts';
import { findTable } from '#server/sheets/table/find-table.ts';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';

async function readSheet(bytes: Uint8Array) {
  const file = await readSheetFile(bytes, {}, unpackWorkbook);
  const { header: named, body } = findTable(file.rows, null, new Set());
  const header = columnNames(named, body);
  const all = body.map((row) => ({ row, error: errorOf(row, header) }));
  return {
    header,
    rows: all.flatMap(({ row, error }) => (error ? [] : [row])),
    refused: all.flatMap(({ row, error }) => (error ? [{ ...row, error }] : [])),
  };
}

const read = (text: string) => readSheet(Buffer.from(text, 'utf8'));
function workbook(rows: unknown[][], bookType: 'xlsx' | 'biff8' | 'xlsb' = 'xlsx'): Buffer {
  const sheet = XLSX.utils.aoa_to_sheet(rows);
  return XLSX.write(XLSX.utils.book_new(sheet, 'Drinks'), {
    type: 'buffer',
    bookType,
    compression: true,
  }) as Buffer;
}

const xml = (length = 4) => Buffer.alloc(length, '<x/>');

/** Packs each part with its content. The directory claims `claimedBytes` for the last one. */
function zipOf(parts: Record<string, Uint8Array>, claimedBytes?: number): Buffer {
  const zip = Buffer.from(zipSync(parts));
  const last = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  if (claimedBytes !== undefined) zip.writeUInt32LE(claimedBytes, last + 24);
  return zip;
}
const bombOf = (content: Buffer, claimedBytes: number): Buffer =>
  zipOf(
    { '[Content_Types].xml': xml(), 'xl/workbook.xml': xml(), 'xl/worksheets/sheet1.xml': content },
    claimedBytes,
  );

describe('readSheetFile: separated values', () => {
  it.each([
    [',', 'name,ingredients,glass\nA,"gin, dry; 2 oz",coupe\nB,"a;b;c",flute\n'],
    [';', 'name;ingredients;glass\nA;gin, dry, 2 oz;coupe\nB;a,b,c;flute\n'],
    ['\t', 'name\tingredients\tglass\nA\tgin, dry; 2 oz\tcoupe\nB\ta;b,c\tflute\n'],
  ])('finds the delimiter %j', async (_, text) => {
    const { header, rows } = await read(text);
    expect(header).toEqual(['name', 'ingredients', 'glass']);
    expect(rows.map(({ cells }) => [cells[0], cells[2]])).toEqual([
      ['A', 'coupe'],
      ['B', 'flute'],
    ]);
  });

  it("takes the separator from a first line 'sep=;', which is not counted", async () => {
    const { rows } = await read('sep=;\r\nname;glass, if any\r\nA;coupe\r\n');
    expect(rows).toEqual([{ rowNumber: 2, cells: ['A', 'coupe'] }]);
  });

  it('numbers rows as a spreadsheet does: cells of several lines are one row, blank rows count', async () => {
    const { rows } = await read('name,method\r\nA,"Stir.\r\nServe."\r\n\r\n,\r\nB,Shake.\r\n');
    expect(rows.map(({ rowNumber, cells }) => [rowNumber, cells[0]])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ]);
  });

  it('reads lines that end in CR alone, and files that mix CRLF and LF', async () => {
    expect((await read('name,glass\rA,b\rC,d')).rows).toHaveLength(2);
    const mixed = await read('name,glass\r\nA,"b"\nC,d\r\n');
    expect(mixed.rows.map(({ cells }) => cells[1]?.trim())).toEqual(['b', 'd']);
  });

  it('leaves out a row with more cells than the header, with its number', async () => {
    const { rows, refused } = await read('name,method\nA,Stir, then strain\nB,Shake\n');
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([3]);
    const message = expect.stringContaining('more cells') as string;
    expect(refused).toMatchObject([{ rowNumber: 2, error: { field: '', code: 'unreadable', message } }]);
  });

  it('leaves out a row with a stray quotation mark', async () => {
    const { rows, refused } = await read('name,method\n"A"x",Stir\nB,Shake\n');
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([3]);
    expect(refused).toMatchObject([{ rowNumber: 2, error: { field: '' } }]);
  });
});

describe('readSheetFile: workbooks', () => {
  it.each(['xlsx', 'biff8', 'xlsb'] as const)('reads %s by content', async (type) => {
    const bytes = workbook([['name', 'glass'], ['Café ’77', 'coupe'], [], ['B', null]], type);
    const { header, rows } = await readSheet(bytes);
    expect(header).toEqual(['name', 'glass']);
    expect(rows.map(({ rowNumber, cells }) => [rowNumber, cells[0], cells[1] ?? ''])).toEqual([
      [2, 'Café ’77', 'coupe'],
      [4, 'B', ''],
    ]);
  });

  it('reads numbers, booleans, dates and fractions as a spreadsheet shows them', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([['name', 'a', 'b', 'c', 'd', 'e']]);
    const row: XLSX.CellObject[] = [
      { t: 's', v: 'A' },
      { t: 'n', v: 7.5 },
      { t: 'b', v: true },
      { t: 'n', v: 45_000, z: 'yyyy-mm-dd' },
      { t: 'n', v: 0.5, z: '# ?/?' },
      { t: 'n', v: 12_345_678_901_234 },
    ];
    row.forEach((cell, index) => (sheet[XLSX.utils.encode_cell({ r: 1, c: index })] = cell));
    sheet['!ref'] = 'A1:F2';
    const bytes = XLSX.write(XLSX.utils.book_new(sheet, 'D'), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const { rows } = await readSheet(bytes);
    expect(rows[0]?.cells).toEqual(['A', '7.5', 'true', '2023-03-15', '1/2', '12345678901234']);
  });

  it('skips sheets that are empty', async () => {
    const book = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([]), 'Cover');
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['name'], ['A']]), 'Drinks');
    const { rows } = await readSheet(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(rows).toEqual([{ rowNumber: 2, cells: ['A'] }]);
  });

  it('unpacks no more than the size that a zip bomb claims', () => {
    const bytes = bombOf(Buffer.alloc(1024 * 1024), 1000);
    expect(bytes.length).toBeLessThan(10_000);
    expect(unpackWorkbook(bytes).length).toBeLessThan(10_000);
  });
});

describe('readSheetFile: limits, and files that are not sheets', () => {
  const manyParts = Object.fromEntries(
    Array.from({ length: 2001 }, (_, index) => [`xl/${index}.xml`, xml()]),
  );
  const manyColumns = Array.from({ length: 257 }, (_, index) => `c${index}`).join(',');

  it.each<[what: string, file: string | Uint8Array, reason: string, says: RegExp]>([
    ['a quotation mark left open', 'name,method\nA,Stir\nB,"Shake\nC,Strain\n', 'unusable', /row 3/],
    ['a header with a stray quotation mark', '"name"x",method\nA,Stir\n', 'unusable', /header in row 1/],
    ['a zip bomb by what it says', bombOf(xml(), 0xf0000000), 'too large', /too large once unzipped/],
    ['a zip of more parts than a workbook has', zipOf(manyParts), 'too large', /too large once unzipped/],
    ['another zip', zipOf({ 'word/document.xml': xml() }), 'no sheet', /./],
    ['a workbook that is cut off', workbook([['name'], ['A']]).subarray(0, 600), 'unusable', /./],
    ['OLE2 that is no workbook', Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex'), 'unusable', /./],
    ['a web page called .xls', '<html><body><table><tr><td>name</td></tr></table>', 'no sheet', /web page/],
    ['a table of a web page', '\n <table><tr><td>name</td></tr></table>', 'no sheet', /save it as/],
    ['PDF', '%PDF-1.7\n', 'no sheet', /./],
    ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'no sheet', /./],
    ['JSON', '[{"name":"A"}]', 'no sheet', /./],
    ['RTF', '{\\rtf1 name}', 'no sheet', /./],
    ['nothing', '', 'unusable', /empty/],
    ['nothing but separators', '\n\n,, \n', 'unusable', /empty/],
    ['more than 32 MiB', new Uint8Array(32 * 1024 * 1024 + 1), 'too large', /32 MiB/],
    ['more than 50,000 rows', `name\n${'A\n'.repeat(50_001)}`, 'too large', /50,000 rows/],
    ['more than 256 columns', manyColumns, 'unusable', /256 columns/],
    ['prose', `${'word '.repeat(60)}\nmore\n`, 'unusable', /row that names the columns/],
  ])('refuses %s', async (_what, file, reason, says) => {
    const error = { name: 'SheetError', reason, message: expect.stringMatching(says) as string };
    await expect(readSheet(Buffer.from(file))).rejects.toMatchObject(error);
  });

  it('takes 50,000 rows', async () => {
    expect((await read(`name\n${'A\n'.repeat(50_000)}`)).rows).toHaveLength(50_000);
  });

  it('leaves out a row with an endless cell', async () => {
    const { rows, refused } = await read(`name,method\nA,${'x'.repeat(500_001)}\nB,Stir.\n`);
    expect(rows).toHaveLength(1);
    const message = expect.stringContaining('too long') as string;
    expect(refused).toMatchObject([{ rowNumber: 2, error: { field: 'method', code: 'maxLength', message } }]);
  });
});
