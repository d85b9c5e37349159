import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { SHEET_FIELDS, type SheetField } from '#server/sheets/cells/sheet-fields.ts';

/** Some cells look like those of other columns. */
const CELLS: Partial<Record<SheetField, readonly string[]>> = {
  name: ['Daiquiri', 'Fizz', 'Mary Pickford', 'Swizzle'],
  category: ['Sours', 'Classics'],
  description: ['From A.', 'Red', 'Bright and sharp, with 2 oz of gin.'],
  ingredients: ['rum', 'm', '2 oz gin', 'gin; lime', '2 oz gin|1 oz lime', 'Gin, lime juice, syrup'],
  instructions: ['Shake.', 'Stir', 'Shake and strain.', 'fresh', '1', 'Mix all of it. Serve.'],
  difficulty: ['Easy', 'Expert'],
  type: ['Shaken', 'Stirred'],
  spirits: ['White Rum', 'Mezcal', 'Gin|Campari'],
  equipment: ['Jigger', 'Shaker|Jigger'],
  garnish: ['Lime wheel', 'Mint', 'none'],
  funFact: ['Old.', 'It is said to be old.'],
  image: ['Photos/a.png', 'https://example.com/a.jpg'],
  featured: ['true', 'false'],
};
const MAX_ROWS = 4;

/** Chooses how the name of a column is spelled, as people write it. */
const spelled = fc.constantFrom<(field: string) => string>(
  (field) => field,
  (field) => field.toUpperCase(),
  ...[' ', '_', '-'].map((sign) => (field: string) => field.replace(/([A-Z])/g, `${sign}$1`)),
);

const table = fc
  .subarray([...SHEET_FIELDS].filter((field) => field in CELLS))
  // Without a name or ingredients, another column is guessed for them.
  .filter((columns) => columns.includes('name') && columns.includes('ingredients'))
  .chain((columns) =>
    fc.record({
      columns: fc.tuple(...columns.map((field) => spelled.map((spell) => [field, spell(field)] as const))),
      rows: fc.array(fc.tuple(...columns.map((column) => fc.constantFrom(...(CELLS[column] ?? [])))), {
        minLength: 1,
        maxLength: MAX_ROWS,
      }),
    }),
  );

/** Scripts name the columns as the contract does, whatever their cells say. */
it('a column with the name of a contract field is that field, whatever its case, blanks and cells', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ columns, rows }) => {
      const sheet = Papa.unparse([columns.map(([, name]) => name), ...rows]);
      const read = await readCocktailSheet(new TextEncoder().encode(sheet));
      expect(Object.fromEntries(read.columns.map(({ column, field }) => [column, field]))).toEqual(
        Object.fromEntries(columns.map(([field, name]) => [name, field])),
      );
    }),
    { numRuns: 300 },
  );
});
