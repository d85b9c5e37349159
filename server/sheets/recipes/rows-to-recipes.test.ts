import { expect, it } from 'vitest';
import { rowsToRecipes, type RecipeSettings } from './rows-to-recipes.ts';

const use = { role: 'value', number: 0, unit: '' } as const;
const SETTINGS: RecipeSettings = {
  header: ['Drink', 'Ingredient', 'ml', 'Method'],
  uses: [
    { ...use, index: 0, field: 'name' },
    { ...use, index: 1, field: 'ingredients' },
    { ...use, index: 2, field: 'ingredients', role: 'amount', unit: 'ml' },
    { ...use, index: 3, field: 'instructions' },
  ],
  guessed: [],
  unsure: [],
  isOwnExport: false,
  hasUnitAbove: true,
  defaults: [['difficulty', 'Easy']],
  exportOnly: new Map(),
};

const [row, second] = [
  { rowNumber: 2, cells: ['Negroni', 'Gin', '30', 'Stir. Strain.'] },
  { rowNumber: 3, cells: ['', 'Campari', '30', ''] },
];

it('joins the rows of a recipe, and fills in a default', () => {
  expect([...rowsToRecipes([{ rows: [row, second] }], SETTINGS)]).toEqual([
    {
      rowNumber: 2,
      rowNumbers: [2, 3],
      fields: {
        name: 'Negroni',
        ingredients: ['30 ml Gin', '30 ml Campari'],
        instructions: ['Stir.', 'Strain.'],
        difficulty: 'Easy',
      },
      defaulted: ['difficulty'],
    },
  ]);
});

it('doubts a recipe whose rows have different texts', () => {
  const other = { ...second, cells: ['Negroni 2', 'Campari', '30', ''] };
  expect([...rowsToRecipes([{ rows: [row, other] }], SETTINGS)]).toMatchObject([{ doubts: ['rowsDiffer'] }]);
});
