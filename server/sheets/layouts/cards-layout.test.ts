import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readCocktailRows } from '../read-cocktail-rows.ts';

const read = (rows: string[][]) => readCocktailRows(new TextEncoder().encode(Papa.unparse(rows)));

const CARD = [
  ['Dusk', '', '', ''],
  ['Ingredient', 'Amount', 'Unit', 'Cost'],
  ['gin', '2', 'oz', '1.60'],
  ['lime juice', '1', 'oz', '0.20'],
];

it('tells what of the only recipe in a file is left out', async () => {
  const { drafts, notes } = await read(CARD);
  expect([...drafts].map(({ fields }) => fields.name)).toEqual(['Dusk']);
  expect(notes.map(({ message }) => message)).toEqual([
    'Each block of rows is a recipe; its first row stands for it',
    '"Cost 1.60 0.20" belongs to no recipe and was left out',
  ]);
});

it('takes no table of several recipes without a name for one recipe', async () => {
  const { drafts, errors } = await read([
    ['Our bar', ''],
    ['Ingredients', 'Method'],
    ['2 oz gin<br>1 oz lime juice', 'Shake with ice. Strain.'],
    ['2 oz rum<br>4 oz cola', 'Build over ice. Stir.'],
  ]);
  expect([...drafts]).toEqual([]);
  expect(errors.map(({ field }) => field)).toEqual(['name']);
});

it.each([
  ['tables', [['Amount', 'Ingredient']], '2 oz', 'gin'],
  ['labels', [], 'Ingredients:', '2 oz gin'],
])('takes no two recipes below each other for one: %s', async (_, names, ...first) => {
  const lines = [...names, first, ['1 oz', 'lime juice'], ['Method:', 'Shake with ice.']];
  const { drafts, errors } = await read([['Dusk', ''], ...lines, ['Dawn', ''], ...lines]);
  expect([...drafts]).toEqual([]);
  expect(errors.map(({ field }) => field)).toEqual(['name']);
});

it.each([
  ['numbers alone', ['Item', 'Quantity'], ['Gin', '3'], ['Rum', '2']],
  ['bottles', ['Item', 'Stock', 'Quantity'], ['Gin', '', '3 bottles'], ['Rum', '', '2 bottles']],
])('takes no stock for a recipe: %s', async (_, ...table) => {
  const { drafts, errors } = await read([['Bar inventory'], ...table]);
  expect([...drafts]).toEqual([]);
  expect(errors.map(({ field }) => field)).toEqual(['name']);
});
