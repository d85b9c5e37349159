import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { readCocktailRows } from '../read-cocktail-rows.ts';
import { SHEET_FIELDS } from '../sheet-fields.ts';
import { EXAMPLE_COCKTAIL } from './sheet-row.ts';
import { xlsxChunks } from './write-xlsx.ts';

interface Zip {
  FullPaths: string[];
  FileIndex: { content: Uint8Array }[];
}

describe('the workbook that is exported', () => {
  let bytes: Buffer;
  let part: (path: string) => string;
  let sheet: string;
  let styles: string;

  beforeAll(async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of xlsxChunks([
      EXAMPLE_COCKTAIL,
      { ...EXAMPLE_COCKTAIL, name: 'B', featured: true },
    ]))
      chunks.push(chunk);
    bytes = Buffer.concat(chunks);
    const zip = (XLSX.CFB as { read(bytes: Buffer, options: object): Zip }).read(bytes, { type: 'buffer' });
    part = (path) =>
      Buffer.from(
        zip.FileIndex[zip.FullPaths.findIndex((one) => one.endsWith(path))]?.content ?? [],
      ).toString();
    sheet = part('sheet1.xml');
    styles = part('styles.xml');
  });

  it('carries the checksum of every part', () => {
    const entry = 'PK\x01\x02';
    let parts = 0;
    for (let at = bytes.indexOf(entry); at >= 0; at = bytes.indexOf(entry, at + 1)) {
      const path = bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28));
      expect(bytes.readUInt32LE(at + 16)).toBe(crc32(part(path)));
      parts += 1;
    }
    expect(parts).toBe(7);
  });

  it('keeps its bold header in sight, can be filtered, and wraps its cells', () => {
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain('<autoFilter ref="A1:P3"/>');
    expect(sheet).toMatch(/<c s="2" t="inlineStr"><is><t>name</);
    expect(styles).toMatch(/<font><b\/>.*wrapText="1"/s);
  });

  it('has columns as wide as what they hold', () => {
    const widths = Array.from(sheet.matchAll(/ width="(\d+)"/g), ([, width]) => Number(width));
    expect(widths).toHaveLength(SHEET_FIELDS.length);
    expect(new Set(widths).size).toBeGreaterThan(4);
    expect(Math.max(...widths)).toBeLessThanOrEqual(60);
  });

  it('offers the difficulties and yes or no to choose from', () => {
    expect(sheet).toContain('"Simple,Easy,Moderate,Challenging,Expert"');
    expect(sheet).toContain('"TRUE,FALSE"');
  });

  it('has real booleans, and a second worksheet that explains every column', () => {
    const book = XLSX.read(bytes);
    const [first = '', about = ''] = book.SheetNames;
    expect(book.Sheets[first]?.['P3']).toMatchObject({ t: 'b', v: true });
    const rows = XLSX.utils.sheet_to_json<string[]>(book.Sheets[about] ?? {}, { header: 1 });
    expect(rows.slice(1).map(([column]) => column)).toEqual([...SHEET_FIELDS]);
    expect(rows.flat()).toContain('One of: Simple, Easy, Moderate, Challenging, Expert.');
  });

  it('comes in again without a remark', async () => {
    const { drafts, notes } = await readCocktailRows(bytes);
    expect([...drafts].map(({ fields }) => fields.featured)).toEqual([false, true]);
    expect(notes).toEqual([]);
  });
});

it('a workbook is made a hundred rows in a turn of the event loop, however well it packs', async () => {
  const rows = Array.from({ length: 2000 }, () => EXAMPLE_COCKTAIL);
  let passes = 0;
  let inTurn = 0;
  let mostInTurn = 0;
  const cocktails = {
    *[Symbol.iterator]() {
      passes += 1;
      // The first pass is a glance at the lengths.
      const isWritten = passes > 1;
      for (const row of rows) {
        if (isWritten) {
          if (inTurn === 0) setImmediate(() => (inTurn = 0));
          inTurn += 1;
          mostInTurn = Math.max(mostInTurn, inTurn);
        }
        yield row;
      }
    },
  };
  for await (const chunk of xlsxChunks(cocktails)) expect(chunk).toBeDefined();
  expect(passes).toBe(2);
  expect(mostInTurn).toBeLessThanOrEqual(200);
});
