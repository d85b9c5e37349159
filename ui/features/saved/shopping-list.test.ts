import { describe, expect, it } from 'vitest';
import { bottleMl } from './shop-goods.ts';
import { addBatches, type PlannedRecipe } from '#openapi/ingredients/house-made.ts';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { shoppingList } from './shopping-list.ts';

const recipe = (name: string, servings: number, ...ingredients: string[]) => ({
  name,
  servings,
  ingredients,
});
const bought = (...recipes: PlannedRecipe[]) =>
  shoppingList(recipes).map(({ name, ml, bottle, pieces, counts, toTaste }) => [
    name,
    ml,
    bottle && `${bottle.count} × ${bottle.ml}`,
    ...(pieces > 0 ? [`${pieces} whole`] : []),
    ...counts.map(({ quantity, unit }) => `${quantity} ${unit}`.trim()),
    ...toTaste,
  ]);

describe('a shopping list', () => {
  it('adds up an ingredient of several recipes by their servings, in whole bottles', () => {
    const negroni = recipe('Negroni', 12, '1 oz gin', '1 oz sweet vermouth', '1 oz Campari');
    const martini = recipe('Martini', 10, '75 ml gin', '1 1/2 cl dry vermouth');
    expect(bought(negroni, martini)).toEqual([
      ['Campari', 360, '1 × 700'],
      ['Dry vermouth', 150, '1 × 750'],
      ['Gin', 1110, '2 × 700'],
      ['Sweet vermouth', 360, '1 × 750'],
    ]);
  });

  it('takes the larger number of a range, and one bottle for an amount that fills it exactly', () => {
    expect(bought(recipe('Highball', 10, '1-2 oz vodka'))).toEqual([['Vodka', 600, '1 × 700']]);
    expect(bought(recipe('Shot', 10, '70 ml vodka'))).toEqual([['Vodka', 700, '1 × 700']]);
  });

  it('adds up fruit and leaves by unit, in the singular or the plural', () => {
    const one = recipe('One', 1, '1 lime', '6 mint leaves', '3/4 oz fresh lime juice');
    const two = recipe('Two', 2, '2 limes', '1 oz lime juice');
    expect(bought(one, two)).toEqual([
      // 82.5 ml are 2.75 limes.
      ['Limes', 82.5, null, '8 whole'],
      ['Mint', 0, null, '6 leaves'],
    ]);
  });

  it('estimates what tops up or rinses, and lists other things without an amount', () => {
    expect(bought(recipe('Collins', 8, '2 oz gin', 'Soda water, to top'))).toEqual([
      ['Gin', 480, '1 × 700'],
      ['Soda water', 720, null],
    ]);
    expect(bought(recipe('Sazerac', 1, 'Absinthe, to rinse'))).toEqual([['Absinthe', 2.5, '1 × 700']]);
  });

  it('has fruit for juice, wheels and twists, herbs for their parts, eggs for whites, ice and straws', () => {
    const mojito = {
      ...recipe('Mojito', 8, '1 oz fresh lime juice', '10 mint leaves', '2 oz white rum'),
      garnish: ['mint-sprig', 'lime-wheel'],
      instructions: ['Fill the glass with crushed ice.', 'Add a straw.'],
    };
    expect(bought(mojito)).toEqual([
      ['White rum', 480, '1 × 700'],
      // 8 limes are for juice, and 2 more for 8 wheels of a sixth.
      ['Limes', 240, null, '10 whole'],
      ['Mint', 0, null, '80 leaves', '8 sprigs'],
      ['Ice', 0, null, '2 kg'],
      ['Straws', 0, null, '8'],
    ]);
    const sour = {
      ...recipe('Sour', 4, '3/4 oz lemon juice', '1 egg white', '2 dashes Angostura bitters'),
      garnish: ['lemon-twist', 'maraschino-cherry', 'salt-rim', 'coffee-beans', 'grated-nutmeg'],
    };
    expect(bought(sour)).toEqual([
      // The twists are peeled before the squeezing.
      ['Lemons', 90, null, '2 whole'],
      ['Eggs', 0, null, '4 whole'],
      ['Angostura bitters', 6.4, '1 × 200'],
      ['Coffee beans', 0, null, '12'],
      ['Maraschino cherry', 0, null, '4'],
      ['Nutmeg', 0, null, 'Sour'],
      ['Salt', 0, null, 'Sour'],
    ]);
  });

  it('names the drinks of each line, and buys what America sells', () => {
    const [gin] = shoppingList([recipe('One', 12, '2 oz gin'), recipe('Two', 1, '1 oz gin')], 'oz');
    expect(gin).toMatchObject({ recipes: ['One', 'Two'], bottle: { ml: 750, count: 1 } });
  });

  it('leaves out water, and recipes without servings', () => {
    expect(bought(recipe('None', 0, '2 oz gin'), recipe('Toddy', 1, '4 oz hot water'))).toEqual([]);
  });
});

it.each([
  ['London dry gin', 700],
  ['Angostura bitters', 200],
  ['Vanilla extract', 50],
  ['Bitter lemon', 200],
  ['Ginger beer', 330],
  ['Champagne', 750],
  ['Orgeat', 500],
  ['Unicorn tears', null],
])('the bottle of %s has %j ml', (name, ml) => {
  expect(bottleMl(name)).toBe(ml);
});

it('a list has the ingredients of a house-made syrup, in quarters of its recipe', () => {
  const sour = (servings: number) => recipe('Sour', servings, '2 oz bourbon', '3/4 oz simple syrup');
  const list = (servings: number) =>
    shoppingList(addBatches([sour(servings)], starterCatalogue['house-ingredients'])).map(
      ({ name, ml, counts, recipes }) => [
        name,
        ml,
        ...counts.map(({ quantity, unit }) => `${quantity} ${unit}`),
        ...recipes,
      ],
    );
  // 8 × 22.5 ml are 180 ml of 325, which is three quarters and takes 150 g of sugar.
  expect(list(8)).toEqual([
    ['Bourbon', 480, 'Sour'],
    ['White sugar', 0, '150 g', 'Simple syrup'],
  ]);
  expect(list(0)).toEqual([]);
});
