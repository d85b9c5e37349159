import { expect, it } from 'vitest';
import { readCocktailRows } from '../read-cocktail-rows.ts';

const HEADER = 'name,category,description,ingredients,instructions,difficulty';

async function recipesOf(...rows: string[]) {
  const { drafts } = await readCocktailRows(Buffer.from([HEADER, ...rows].join('\n'), 'utf8'));
  return [...drafts].map(({ fields }) => [fields.name, fields.ingredients]);
}

it('a row without a name goes on with the recipe above', async () => {
  expect(await recipesOf('Negroni,Aperitif,Bitter.,1 oz gin,Stir well.,Easy', ',,,1 oz Campari,,')).toEqual([
    ['Negroni', ['1 oz gin', '1 oz Campari']],
  ]);
});

it('a row without a name that has everything else is a recipe of its own, whose name is missing', async () => {
  expect(
    await recipesOf(
      'Swallow,Sours,First.,2 oz gin; soda,Build it.,Easy',
      ',Tiki,No name.,1 oz rum,Stir it well.,Hard',
      'Robin,Sours,Third.,2 oz gin;1 oz lime,Shake it well.,Easy',
    ),
  ).toEqual([
    ['Swallow', ['2 oz gin', 'soda']],
    ['', ['1 oz rum']],
    ['Robin', ['2 oz gin', '1 oz lime']],
  ]);
});
