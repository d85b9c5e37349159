import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { describeDrink } from './describe-drink.ts';
import { fromHex } from './oklab.ts';
import { plateFill } from './plate-color.ts';

function starter(name: string) {
  const recipe = starterCatalogue.cocktails.find((cocktail) => cocktail.name === name);
  if (!recipe) throw new Error(`The starter catalogue has no ${name}`);
  return recipe;
}
const drink = (name: string) => describeDrink(starter(name));
const garnishes = (name: string) =>
  drink(name).garnishes.map(({ kind, place, count }) => [kind, place, count ?? ''].join(' ').trim());

describe('what the steps of the starter recipes say of the garnish', () => {
  it.each([
    ['Martini', ['olive pick 1']],
    ['Manhattan', ['cherry pick']],
    ['Aviation', ['cherry in']],
    ['Vieux Carré', ['twist rim', 'cherry in']],
    ['Tom Collins', ['wheel rim', 'cherry pick']],
    ['Hurricane', ['wheel rim', 'cherry top', 'straw stand']],
    ['Whiskey Sour', ['slice rim', 'cherry pick']],
    ['Clover Club', ['berry pick 2']],
    ['Bramble', ['berry top', 'wheel rim', 'straw stand']],
    ['Americano', ['slice in']],
    ['Aperol Spritz', ['slice in']],
    ['Gin and Tonic', ['wedge in']],
    ['Negroni', ['twist in']],
    ['White Lady', ['twist rim']],
    ['Pisco Sour', ['drops top']],
    ['Caipirinha', ['pieces in']],
    ['Mojito', ['mint stand', 'wheel rim', 'leaves in', 'straw stand']],
    ['Southside', ['mint stand']],
    ['Grasshopper', ['mint top']],
    ['Mai Tai', ['shell top', 'mint stand']],
  ])('%s: %j', (name, expected) => {
    expect(garnishes(name)).toEqual(expected);
  });

  it('puts a straw into every drink whose steps name one, and into no other', () => {
    for (const recipe of starterCatalogue.cocktails) {
      const isNamed = recipe.instructions.some((step) => /\bstraw\b/.test(step));
      expect(
        describeDrink(recipe).garnishes.some(({ kind }) => kind === 'straw'),
        recipe.name,
      ).toBe(isNamed);
    }
  });
});

describe('foam', () => {
  it('of egg white is a quarter of the drink; the froth of pineapple is thinner', () => {
    for (const name of ['White Lady', 'Clover Club', 'Whiskey Sour', 'Pisco Sour'])
      expect(drink(name).foam).toMatchObject({ share: 0.25, crown: false });
    expect(drink('Singapore Sling').foam?.share).toBeLessThan(0.25);
    expect(drink('Daiquiri').foam).toBeNull();
  });

  it('of a Ramos Gin Fizz rises above the rim of a glass without ice', () => {
    expect(drink('Ramos Gin Fizz')).toMatchObject({ ice: 'none', foam: { crown: true } });
  });

  it('is lighter than the drink below it', () => {
    const { foam, liquid } = drink('White Lady');
    expect(fromHex(foam?.color ?? '')[0]).toBeGreaterThan(fromHex(liquid.layers[0]?.color ?? '')[0] + 0.05);
  });
});

describe('colour', () => {
  const lab = (name: string) => fromHex(drink(name).liquid.layers[0]?.color ?? '');

  it.each(['Last Word', 'Corpse Reviver No. 2', 'Southside', 'French 75', 'Garden Collins'])(
    'of the dark ground of %s is green, not olive',
    (name) => {
      const [, red, yellow] = fromHex(plateFill(starter(name), 'dark'));
      expect(red).toBeLessThan(-yellow);
    },
  );

  it('of an Espresso Tonic is dark above and clear below, since the espresso floats', () => {
    const [below, above] = drink('Espresso Tonic').liquid.layers.map(({ color }) => fromHex(color)[0]);
    expect(above).toBeLessThan((below ?? 0) - 0.4);
  });

  it.each(['Cosmopolitan', 'Singapore Sling'])('%s is pink', (name) => {
    const [light, red, yellow] = lab(name);
    expect(light).toBeGreaterThan(0.6);
    expect(red).toBeGreaterThan(yellow);
  });

  it.each(['Mai Tai', 'Hot Toddy', "Bee's Knees"])('%s is golden to amber', (name) => {
    const [light, red, yellow] = lab(name);
    expect(light).toBeGreaterThan(0.6);
    expect(yellow).toBeGreaterThan(0.08);
    expect(yellow).toBeGreaterThan(red);
  });

  it('of a Golden Milk is that of turmeric', () => {
    expect(lab('Golden Milk')[2]).toBeGreaterThan(0.06);
  });

  it('of a Cosmopolitan is clear', () => {
    expect(drink('Cosmopolitan').liquid.layers[0]?.opacity).toBeLessThan(0.9);
  });

  it('never comes so close to white that a pale drink is lost on its plate', () => {
    for (const recipe of starterCatalogue.cocktails)
      for (const { color } of describeDrink(recipe).liquid.layers)
        expect(fromHex(color)[0], recipe.name).toBeLessThan(0.94);
  });
});

it('pours sours of one glass to different heights', () => {
  const names = ['Daiquiri', "Bee's Knees", 'Gimlet', 'Pisco Sour'];
  expect(new Set(names.map((name) => drink(name).fullness.toFixed(2))).size).toBe(names.length);
});

it('cracked ice fills a Caipirinha without a heap', () => {
  expect(drink('Caipirinha').ice).toBe('cracked');
});
