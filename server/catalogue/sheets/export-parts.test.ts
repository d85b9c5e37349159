import { expect, it } from 'vitest';
import { buildCatalogue } from '../testing/build-catalogue.ts';
import { finish } from '../steps.ts';
import { exportParts } from './export-parts.ts';
import { exportedCocktail } from './exported-cocktail.ts';
import { MAX_SHEET_BYTES } from './sheet-limits.ts';
import { csvChunks } from './write-csv.ts';

it('divides a catalogue into parts that an import takes, without losing a cocktail', () => {
  const step = 'Stirred “slowly”, then poured. '.repeat(60).slice(0, 1_900);
  const cocktails = Array.from({ length: 300 }, (_, at) => ({
    name: `Drink ${at}`,
    category: [],
    description: 'x',
    ingredients: ['1 oz gin'],
    instructions: Array.from({ length: 30 }, () => step),
    difficulty: 'Easy',
  }));
  const catalogue = buildCatalogue({ cocktails });
  const parts = finish(exportParts(catalogue));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts[0]?.from).toBe(0);
  expect(parts.at(-1)?.to).toBe(300);
  for (const [at, { from, to }] of parts.entries()) {
    expect(from).toBe(parts[at - 1]?.to ?? 0);
    const rows = catalogue.collections.cocktails.sorted.slice(from, to);
    const csv = [...csvChunks(rows.map((item) => exportedCocktail(catalogue, item)))].join('');
    expect(Buffer.byteLength(csv)).toBeLessThan(MAX_SHEET_BYTES);
  }
});

it('has one part for an empty catalogue', () => {
  expect(finish(exportParts(buildCatalogue({})))).toEqual([{ from: 0, to: 0 }]);
});
