import { describe, expect, it } from 'vitest';
import { slugOf } from '#openapi/names/slug.ts';
import { houseIngredients } from '#openapi/starter/house-ingredients.ts';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { planParty, type PartyPlan } from './party.ts';

const planned = (guests: number, each: number, ...names: string[]): PartyPlan => {
  const recipes = names.map((name) => {
    const found = starterCatalogue.cocktails.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return {
      ...found,
      ...{ ingredients: [...found.ingredients], instructions: [...found.instructions] },
      garnish: found.garnish.map((one) => slugOf(one, 'garnish')),
    };
  });
  return planParty(recipes, { guests, each, unit: 'ml' });
};

/** `ml` in bottles, whole fruit, and what is counted. */
type Bought = Record<string, string>;
function bought({ items }: PartyPlan): Bought {
  return Object.fromEntries(
    items.map(({ name, ml, bottle, pieces, counts, toTaste }) => [
      name,
      [
        ml > 0 && `${Math.round(ml * 10) / 10} ml`,
        bottle && `${bottle.count} × ${bottle.ml}`,
        pieces > 0 && `${pieces} whole`,
        ...counts.map(({ quantity, unit }) => `${quantity} ${unit}`.trim()),
        toTaste.length > 0 && 'to taste',
      ]
        .filter((part) => part !== false && part !== null)
        .join(', '),
    ]),
  );
}
const glassesOf = ({ glasses }: PartyPlan) =>
  Object.fromEntries(glasses.map(({ name, count }) => [name, count]));

interface Menu {
  of: [guests: number, each: number, ...drinks: string[]];
  servings: number;
  glasses: Record<string, number>;
  /** Worked out by hand from the recipes: an ounce is 30 ml, a dash 0.8 ml. */
  buys: Bought;
}

/**
 * Ice is 250 g a serving. A lime gives 30 ml, a lemon 45, an orange 75; a wheel is a sixth, a wedge an eighth, a twist the quarter of a
 * fruit's peel. A top of soda is 90 ml.
 */
const MENUS: Menu[] = [
  {
    of: [8, 2, 'Negroni'],
    servings: 16,
    glasses: { 'Rocks glass': 8 },
    buys: {
      ...{ Campari: '480 ml, 1 × 700', 'London dry gin': '480 ml, 1 × 700' },
      ...{ 'Sweet vermouth': '480 ml, 1 × 750', Oranges: '4 whole', Ice: '4 kg' },
    },
  },
  {
    of: [10, 1, 'Daiquiri'],
    servings: 10,
    glasses: { Coupe: 10 },
    // 10 limes for juice and 10/6 for the wheels.
    buys: {
      ...{ 'White rum': '600 ml, 1 × 700', Limes: '300 ml, 12 whole' },
      ...{ 'Simple syrup': '225 ml, 1 × 500', Ice: '2.5 kg' },
    },
  },
  {
    of: [12, 2, 'Margarita', 'Paloma'],
    servings: 12,
    glasses: { 'Margarita glass': 12, 'Highball glass': 12 },
    // Tequila 2 × 720 ml; 270 + 180 ml of lime are 15 limes, the wheels 2 more; 12 wedges of grapefruit.
    buys: {
      ...{ 'Blanco tequila': '1440 ml, 3 × 700', Cointreau: '360 ml, 1 × 700' },
      ...{ 'Grapefruit soda': '1080 ml, 6 × 200', Grapefruits: '2 whole', Limes: '450 ml, 17 whole' },
      ...{ Salt: 'to taste', Ice: '6 kg' },
    },
  },
  {
    of: [20, 1, 'Mojito'],
    servings: 20,
    glasses: { 'Highball glass': 20 },
    // 15 limes for juice and 20/6 for the wheels.
    buys: {
      ...{ 'White rum': '1200 ml, 2 × 700', 'Soda water': '1800 ml', Limes: '450 ml, 19 whole' },
      ...{ Mint: '160 leaves, 20 sprigs', Straws: '20', 'Simple syrup': '450 ml, 1 × 500', Ice: '5 kg' },
    },
  },
  {
    of: [6, 3, 'Moscow Mule', 'Cuba Libre'],
    servings: 9,
    glasses: { 'Copper mug': 6, 'Highball glass': 6 },
    // 9 limes for juice, 9/6 and 9/8 to cut.
    buys: {
      ...{ Vodka: '540 ml, 1 × 700', 'White rum': '540 ml, 1 × 700', Cola: '810 ml, 5 × 200' },
      ...{ 'Ginger beer': '810 ml, 3 × 330', Limes: '270 ml, 12 whole', Ice: '4.5 kg' },
    },
  },
  {
    of: [10, 2, 'Whiskey Sour', 'Manhattan'],
    servings: 10,
    glasses: { 'Rocks glass': 10, 'Nick and Nora glass': 10 },
    buys: {
      ...{ Bourbon: '600 ml, 1 × 700', 'Rye whiskey': '600 ml, 1 × 700' },
      ...{ 'Sweet vermouth': '300 ml, 1 × 750', Lemons: '225 ml, 5 whole', Oranges: '2 whole' },
      ...{ Eggs: '10 whole', 'Angostura bitters': '16 ml, 1 × 200', 'Brandied cherry': '20' },
      ...{ 'Simple syrup': '225 ml, 1 × 500', Ice: '5 kg' },
    },
  },
  {
    of: [4, 2, 'Espresso Martini', 'White Russian'],
    servings: 4,
    glasses: { 'Martini glass': 4, 'Rocks glass': 4 },
    buys: {
      ...{ Vodka: '480 ml, 1 × 700', 'Coffee liqueur': '180 ml, 1 × 700', 'Heavy cream': '120 ml' },
      ...{ Espresso: '120 ml', 'Coffee beans': '12', 'Simple syrup': '30 ml, 1 × 500', Ice: '2 kg' },
    },
  },
  {
    of: [12, 2, 'French 75', 'Mimosa'],
    servings: 12,
    glasses: { 'Champagne flute': 12 },
    // 1,080 + 900 ml of Champagne; the twists are peeled off the fruit that is squeezed.
    buys: {
      ...{ Champagne: '1980 ml, 3 × 750', 'London dry gin': '360 ml, 1 × 700' },
      ...{ Lemons: '180 ml, 4 whole', Oranges: '900 ml, 12 whole', 'Simple syrup': '180 ml, 1 × 500' },
      Ice: '3 kg',
    },
  },
  {
    of: [7, 2, 'Virgin Mojito', 'Shirley Temple'],
    servings: 7,
    glasses: { 'Highball glass': 7 },
    // 7 + 1.75 limes for juice, 7/6 for the wheels.
    buys: {
      ...{ 'Ginger ale': '630 ml, 2 × 330', 'Soda water': '630 ml', Limes: '262.5 ml, 10 whole' },
      ...{ Mint: '70 leaves, 7 sprigs', Straws: '7', Grenadine: '105 ml, 1 × 500', 'Maraschino cherry': '7' },
      ...{ 'Simple syrup': '210 ml, 1 × 500', Ice: '3.5 kg' },
    },
  },
  {
    of: [10, 2, 'Negroni', 'Gin and Tonic', 'Aperol Spritz'],
    // A third of 20, rounded up.
    servings: 7,
    glasses: { 'Rocks glass': 7, 'Highball glass': 7, 'Wine glass': 7 },
    buys: {
      ...{ Aperol: '420 ml, 1 × 700', Campari: '210 ml, 1 × 700', 'London dry gin': '630 ml, 1 × 700' },
      ...{ Prosecco: '630 ml, 1 × 750', 'Sweet vermouth': '210 ml, 1 × 750', 'Soda water': '210 ml' },
      ...{ 'Tonic water': '840 ml, 5 × 200', Limes: '1 whole', Oranges: '2 whole', Ice: '5.25 kg' },
    },
  },
];

describe('a party', () => {
  it.each(MENUS)('of $of buys what was worked out by hand', ({ of, servings, glasses, buys }) => {
    const plan = planned(...of);
    expect(plan.servings).toBe(servings);
    expect(glassesOf(plan)).toEqual(glasses);
    expect(bought(plan)).toEqual(buys);
  });

  it('mixes in a jug what can be, with its water, and says why the rest is not', () => {
    const { jugs, single } = planned(10, 2, 'Negroni', 'Whiskey Sour', 'Mint Julep', 'Irish Coffee');
    expect(jugs.map(({ name }) => name)).toEqual(['Negroni']);
    // (43 + 16 + 24) / 3 = 27.67 % takes 39.7 % of water: 35.7 ml for each 90 ml, and five of them.
    expect(jugs[0]?.jug.waterMl).toBeCloseTo(5 * 35.7, -1);
    expect(single).toEqual([
      { name: 'Whiskey Sour', reason: expect.stringContaining('foams') as string },
      { name: 'Mint Julep', reason: expect.stringContaining('crushed') as string },
      { name: 'Irish Coffee', reason: expect.stringContaining('hot') as string },
    ]);
  });

  it('says what to do when', () => {
    const { times } = planned(4, 2, 'Negroni', 'Whiskey Sour');
    expect(times).toEqual([
      {
        when: 'The day before',
        tasks: ['Buy what stands in the list.', 'Make the ice, or order it for the day.'],
      },
      {
        when: 'Three hours before',
        tasks: ['Squeeze lemons (90 ml).', 'Mix in jugs, and chill for two hours: Negroni.'],
      },
      {
        when: 'One hour before',
        tasks: [
          'Set out and chill: 4\u00a0×\u00a0Rocks glass.',
          'Make ready: 4\u00a0×\u00a0Orange twist, 4\u00a0×\u00a0Orange wheel, 4\u00a0×\u00a0Brandied cherry.',
        ],
      },
      {
        when: 'With the guests',
        tasks: [
          'Pour from the jugs: Negroni, 4\u00a0of\u00a0each.',
          'Make glass by glass: Whiskey Sour, 4\u00a0of\u00a0each.',
        ],
      },
    ]);
  });

  it('buys what is house-made, or what that is made of, as the visitor chooses', () => {
    const recipes = starterCatalogue.cocktails.filter(({ name }) => name === 'Tom Collins');
    const plan = (made: typeof houseIngredients) =>
      planParty(recipes, { guests: 8, each: 1, unit: 'ml', made });
    expect(bought(plan([]))).toMatchObject({ 'Simple syrup': '180 ml, 1 × 500' });
    const simple = houseIngredients.filter(({ name }) => name === 'Simple syrup');
    expect(bought(plan(simple))).toMatchObject({ 'White sugar': '150 g' });
    expect(bought(plan(simple))).not.toHaveProperty('Simple syrup');
    expect(plan(simple).times[0]?.tasks).toContain('Make Simple syrup.');
  });

  it('is empty without drinks', () => {
    expect(planParty([], { guests: 8, each: 2, unit: 'ml' })).toMatchObject({
      servings: 0,
      items: [],
      glasses: [],
    });
  });
});
