import { describe, expect, it } from 'vitest';
import { bottleMl } from './bottle-sizes.ts';
import { shoppingList, type PlannedRecipe } from './shopping-list.ts';

const recipe = (name: string, servings: number, ...ingredients: string[]): PlannedRecipe => ({
  ...{ name, servings, ingredients },
});
const told = (...recipes: PlannedRecipe[]) =>
  shoppingList(recipes).map(({ name, ml, bottle, counts, withoutAmount }) => [
    name,
    ml,
    bottle && `${bottle.count} × ${bottle.ml}`,
    ...counts.map(({ quantity, unit }) => `${quantity} ${unit}`.trim()),
    ...withoutAmount,
  ]);

describe('a shopping list', () => {
  it('adds the same bottle of several recipes up, times their servings, in bottles', () => {
    const negroni = recipe('Negroni', 12, '1 oz gin', '1 oz sweet vermouth', '1 oz Campari');
    const martini = recipe('Martini', 10, '75 ml gin', '1 1/2 cl dry vermouth');
    expect(told(negroni, martini)).toEqual([
      ['Campari', 360, '1 × 700'],
      ['Dry vermouth', 150, '1 × 750'],
      ['Gin', 1110, '2 × 700'],
      ['Sweet vermouth', 360, '1 × 750'],
    ]);
  });

  it('takes the larger number of a range, and exactly one bottle for what fills it', () => {
    expect(told(recipe('Highball', 10, '1-2 oz vodka'))).toEqual([['Vodka', 600, '1 × 700']]);
    expect(told(recipe('Shot', 10, '70 ml vodka'))).toEqual([['Vodka', 700, '1 × 700']]);
  });

  it('counts fruit and leaves by their units, one and many alike', () => {
    const one = recipe('One', 1, '1 lime', '6 mint leaves', '3/4 oz fresh lime juice');
    const two = recipe('Two', 2, '2 limes', '1 oz lime juice');
    expect(told(one, two)).toEqual([
      ['Lime', 0, null, '5'],
      ['Lime juice', 82.5, null],
      ['Mint leaves', 0, null, '6'],
    ]);
  });

  it('names what has no amount, and invents none', () => {
    expect(told(recipe('Collins', 8, '2 oz gin', 'Soda water, to top'))).toEqual([
      ['Gin', 480, '1 × 700'],
      ['Soda water', 0, null, 'Collins'],
    ]);
    expect(told(recipe('Sazerac', 1, 'Absinthe, to rinse'))).toEqual([['Absinthe', 0, null, 'Sazerac']]);
  });

  it('leaves out recipes without servings, and water', () => {
    expect(told(recipe('None', 0, '2 oz gin'), recipe('Toddy', 1, '4 oz hot water'))).toEqual([]);
  });
});

it.each([
  ['London dry gin', 700],
  ['Angostura bitters', 200],
  ['Bitter lemon', 200],
  ['Ginger beer', 330],
  ['Champagne', 750],
  ['Orgeat', 500],
  ['Unicorn tears', null],
])('%s comes in %j ml', (name, ml) => {
  expect(bottleMl(name)).toBe(ml);
});
