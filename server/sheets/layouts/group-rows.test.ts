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

it('keeps two recipes of one name apart that have ids of their own', async () => {
  const lines = ['id,name,ingredient,amount', '1,Dusk,gin,60 ml', '1,Dusk,lime juice,20 ml'];
  const further = ['2,Dusk,rum,60 ml', '2,Dusk,honey,10 ml', '3,Dawn,rye,60 ml', '3,Dawn,honey,10 ml'];
  const { drafts } = await readCocktailRows(Buffer.from([...lines, ...further].join('\n'), 'utf8'));
  expect([...drafts].map(({ fields }) => [fields.name, fields.ingredients])).toEqual([
    ['Dusk', ['60 ml gin', '20 ml lime juice']],
    ['Dusk', ['60 ml rum', '10 ml honey']],
    ['Dawn', ['60 ml rye', '10 ml honey']],
  ]);
});

it('begins another recipe of the same name where the numbers of its lines begin again', async () => {
  const lines = ['name,line no,ingredient,amount', 'Dusk,1,gin,60 ml', 'Dusk,2,lime juice,20 ml'];
  const further = ['Dusk,1,rum,60 ml', 'Dusk,2,honey,10 ml', 'Dawn,1,rye,60 ml', 'Dawn,2,honey,10 ml'];
  const { drafts } = await readCocktailRows(Buffer.from([...lines, ...further].join('\n'), 'utf8'));
  expect([...drafts].map(({ fields }) => fields.ingredients)).toEqual([
    ['60 ml gin', '20 ml lime juice'],
    ['60 ml rum', '10 ml honey'],
    ['60 ml rye', '10 ml honey'],
  ]);
});
