import { expect, it } from 'vitest';
import { readCocktailRows, type SheetOptions } from '../read-cocktail-rows.ts';

const BLOCKS = ['Dusk', '2 oz gin', '1 oz lime juice', '', 'Dawn', '2 oz rum', '4 oz cola'].join('\n');

async function read(options?: SheetOptions) {
  const { drafts, source } = await readCocktailRows(new TextEncoder().encode(BLOCKS), options);
  return { names: [...drafts].map(({ fields }) => fields.name), source };
}

it('names the layout that was taken, and the others in words', async () => {
  expect((await read()).source).toMatchObject({
    layout: 'blocks',
    layouts: [
      { layout: 'table', label: 'A row for each recipe or ingredient' },
      { layout: 'blocks', label: 'A block of rows for each recipe' },
    ],
  });
});

it('takes the layout that is chosen, and a table where a row is chosen for its header', async () => {
  expect((await read()).names).toEqual(['Dusk', 'Dawn']);
  const mapping = { 'Column A': 'name' };
  const table = await read({ layout: 'table', headerRow: 0, mapping });
  expect(table.names).toContain('2 oz gin');
  expect(table.source.layouts).toHaveLength(2);
  expect((await read({ headerRow: 0, mapping })).source.layout).toBe('table');
  expect((await read({ layout: 'blocks', headerRow: 0 })).names).toEqual(['Dusk', 'Dawn']);
});

it('refuses a layout in which the sheet cannot be read', async () => {
  await expect(read({ layout: 'columns' })).rejects.toThrow(
    'The recipes do not stand so in this sheet. Choose another layout.',
  );
});
