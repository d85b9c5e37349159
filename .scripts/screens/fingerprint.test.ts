import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { differingCells, fingerprint, gridOf, type Fingerprint } from './fingerprint.ts';
import { readPixels } from './picture-difference.ts';

interface Page {
  button?: string;
  /** Where the button stands. */
  y?: number;
  /** How far the letters are from whole pixels. */
  shift?: number;
  height?: number;
}

/** A page with lines of strokes as thin as letters, and a button. */
async function pageLike({
  button = '#0f5c46',
  y = 700,
  shift = 0,
  height = 900,
}: Page): Promise<Fingerprint> {
  const strokes = Array.from({ length: 600 }, (_, index) => {
    const [x, top] = [40 + (index % 60) * 9 + shift, 100 + Math.floor(index / 60) * 28];
    return `<rect x="${x}" y="${top + shift}" width="1.5" height="11" fill="#0f2a22"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="${height}"><rect width="768" height="${height}" fill="#f3f6f1"/>
    ${strokes.join('')}<rect x="${40 + shift}" y="${y}" width="160" height="44" rx="3" fill="${button}"/></svg>`;
  return fingerprint(await readPixels(await sharp(Buffer.from(svg)).png().toBuffer()));
}

const SAME_BROWSER = 0.05;
const OTHER_BROWSER = 3;

describe('the fingerprint of a picture', () => {
  test('has about thirty cells, nearly square, of two letters each', async () => {
    expect(gridOf({ width: 1280, height: 900 })).toEqual({ columns: 7, rows: 4 });
    expect(gridOf({ width: 375, height: 2500 })).toEqual({ columns: 2, rows: 15 });
    expect(gridOf({ width: 375, height: 20_000 })).toEqual({ columns: 1, rows: 30 });
    expect((await pageLike({})).cells).toMatch(/^[\w-]{60}$/);
  });

  test('is the same for the same picture', async () => {
    expect(await pageLike({})).toEqual(await pageLike({}));
  });

  test('is alike when another machine draws the edges a pixel beside', async () => {
    const [before, after] = [await pageLike({}), await pageLike({ shift: 0.5 })];
    expect(after.cells).not.toBe(before.cells);
    expect(differingCells(before, after, OTHER_BROWSER)).toEqual([]);
  });

  test('differs where a button has another colour, on another machine too', async () => {
    const [before, after] = [await pageLike({}), await pageLike({ button: '#f3c52f', shift: 0.5 })];
    const { columns, rows } = gridOf(after);
    const rowOfButton = Math.floor((722 / 900) * rows);
    const cells = differingCells(before, after, OTHER_BROWSER);
    expect(cells.map((cell) => Math.floor(cell / columns))).toEqual(cells.map(() => rowOfButton));
    expect(cells).toContain(rowOfButton * columns);
  });

  test('differs on the same machine where a colour changes a little or a button moves within its cell', async () => {
    const before = await pageLike({});
    expect(differingCells(before, await pageLike({ button: '#0f5c4a' }), SAME_BROWSER)).not.toEqual([]);
    expect(differingCells(before, await pageLike({ y: 704 }), SAME_BROWSER)).not.toEqual([]);
  });

  test('differs everywhere when the page is longer', async () => {
    const cells = differingCells(await pageLike({}), await pageLike({ height: 910 }), OTHER_BROWSER);
    expect(cells).toHaveLength(30);
  });
});
