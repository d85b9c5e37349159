import { describe, expect, it } from 'vitest';
import { describeDrink } from './describe-drink.ts';
import type { DrawableRecipe } from './drawable-recipe.ts';
import { fromHex } from './oklab.ts';
import { plateColor, plateFill } from './plate-color.ts';

const recipe = (fields: Partial<DrawableRecipe>): DrawableRecipe => ({
  name: 'Test',
  ingredients: ['2 oz gin', '1 oz lime juice'],
  instructions: [],
  glassware: null,
  garnish: [],
  type: null,
  ...fields,
});
const drawn = (fields: Partial<DrawableRecipe>) => describeDrink(recipe(fields));

const negroni = recipe({
  name: 'Negroni',
  ingredients: ['1 oz London dry gin', '1 oz sweet vermouth', '1 oz Campari'],
  instructions: ['Stir with plenty of ice.', 'Strain over one large cube in a chilled rocks glass.'],
  glassware: 'rocks-glass',
  garnish: ['orange-twist'],
  type: 'Stirred',
});

it('is read once for the same words, though they come in another object', () => {
  expect(describeDrink({ ...negroni })).toBe(describeDrink(negroni));
  expect(describeDrink({ ...negroni, poured: 0.5 })).not.toEqual(describeDrink(negroni));
});

describe('colour', () => {
  it('gives a Negroni a red plate, a Daiquiri a pale one, an espresso Martini a brown one', () => {
    const labOf = (ingredients: string[]) => fromHex(plateColor(recipe({ ingredients })));
    expect(fromHex(plateColor(negroni))[1]).toBeGreaterThan(0.12);
    expect(labOf(['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'])[0]).toBeGreaterThan(0.85);
    expect(labOf(['2 oz vodka', '1 oz espresso', '1 oz coffee liqueur'])[0]).toBeLessThan(0.4);
  });

  it('keeps its hue on the light plate and on the dark one, which is only darker', () => {
    const hue = (hex: string) => Math.atan2(fromHex(hex)[2], fromHex(hex)[1]);
    const [light, dark] = [plateFill(negroni, 'light'), plateFill(negroni, 'dark')];
    expect(hue(light)).toBeCloseTo(hue(plateColor(negroni)), 1);
    expect(hue(dark)).toBeCloseTo(hue(plateColor(negroni)), 1);
    expect(fromHex(dark)[0]).toBeLessThan(fromHex(light)[0] - 0.4);
  });

  it('is there for an empty list and for unknown things; a pale drink takes it from its garnish or the bottle', () => {
    expect(plateColor(recipe({ ingredients: [] }))).toMatch(/^#[\da-f]{6}$/);
    expect(plateColor(recipe({ ingredients: ['3 oz unobtainium'] }))).toMatch(/^#[\da-f]{6}$/);
    const vodka = { ingredients: ['2 oz vodka'] };
    for (const garnish of [[], ['lime-wheel']]) {
      const [, red, yellow] = fromHex(plateFill(recipe({ ...vodka, garnish }), 'light'));
      expect(Math.hypot(red, yellow)).toBeGreaterThan(0.045);
    }
  });
});

describe('layers', () => {
  it('are one when the drink is stirred, and in the order of the pours when it is layered', () => {
    expect(describeDrink(negroni).liquid.layers).toHaveLength(1);
    const { layers } = drawn({
      ingredients: ['1/2 oz coffee liqueur', '1/2 oz Irish cream', '1/2 oz Grand Marnier'],
      type: 'Layered',
      glassware: 'Shot glass',
    }).liquid;
    expect(layers.map(({ share }) => share.toFixed(3))).toEqual(['0.333', '0.333', '0.333']);
    expect(fromHex(layers[0]?.color ?? '')[0]).toBeLessThan(fromHex(layers[2]?.color ?? '')[0]);
  });

  it.each([
    [
      ['2 oz bourbon', '1 oz lemon juice', '1/2 oz red wine'],
      'Float the red wine over the back of a spoon.',
      2,
    ],
    [['50 ml Irish whiskey', '120 ml hot coffee', '50 ml cream'], 'The cream will float on the coffee.', 2],
    [['2 oz gin', '1 oz lime juice'], 'Shake, strain, float a lemon wheel on top.', 1],
  ])('of %j by "%s": %i', (ingredients, step, count) => {
    const { layers, soft } = drawn({ ingredients, instructions: [step], type: 'Shaken' }).liquid;
    expect([layers.length, soft]).toEqual([count, false]);
  });

  it('run into each other in a sunrise, red to orange', () => {
    const { layers, soft } = drawn({
      ingredients: ['1 1/2 oz tequila', '3 oz orange juice', '1/2 oz grenadine'],
      instructions: ['Pour tequila and juice over ice.', 'Slowly pour in the grenadine and let it sink.'],
    }).liquid;
    expect(soft).toBe(true);
    expect(fromHex(layers[0]?.color ?? '')[1]).toBeGreaterThan(0.15);
    expect(fromHex(layers[1]?.color ?? '')[2]).toBeGreaterThan(0.1);
  });
});

it.each([
  ['rocks-glass', 'Shake with ice. Strain over fresh ice.', 'cubes'],
  ['rocks-glass', 'Stir with ice. Strain over one large cube.', 'large'],
  ['rocks-glass', 'Shake with ice. Pour over crushed ice.', 'crushed'],
  ['rocks-glass', 'Stir with ice. Strain into a chilled glass.', 'none'],
  ['coupe', 'Shake with ice and strain into a chilled coupe.', 'none'],
  ['highball-glass', 'Build in the glass.', 'cubes'],
  ['hurricane-glass', 'Blend with a cup of ice until smooth.', 'frozen'],
  ['irish-coffee-glass', 'Fill with hot coffee.', 'none'],
])('ice in a %s: %s', (glassware, text, ice) => {
  expect(drawn({ glassware, instructions: [text] }).ice).toBe(ice);
});

it('foam, bubbles and steam come from egg white, from soda and from heat', () => {
  expect(drawn({ ingredients: ['2 oz gin', '1 egg white'] }).foam).not.toBeNull();
  expect(drawn({ ingredients: ['2 oz gin', '2 oz soda water'] }).bubbles).toBe(true);
  expect(drawn({ ingredients: ['2 oz rum', '4 oz hot water'] }).hot).toBe(true);
  expect(drawn({})).toMatchObject({ foam: null, bubbles: false, hot: false });
});

describe('glass', () => {
  it.each([
    ['rocks-glass', 'rocks'],
    ['Old Fashioned glass', 'rocks'],
    ['Coupé', 'coupe'],
    ['Champagne saucer', 'coupe'],
    ['Cocktail glass', 'martini'],
    ['nick-and-nora-glass', 'nick'],
    ['Champagne flute', 'flute'],
    ['copper-mug', 'copper'],
    ['Tiki mug', 'tiki'],
    ['irish-coffee-glass', 'irish'],
    ['Punch cup', 'punch'],
  ])('%s is drawn as %s', (glassware, kind) => {
    expect(drawn({ glassware }).glass).toBe(kind);
  });

  it('is the one that the steps pour into when the recipe names none, and guessed when it is unknown', () => {
    const text = 'Stir in a mixing glass with ice and strain into a chilled old fashioned glass.';
    expect(drawn({ instructions: [text] }).glass).toBe('rocks');
    expect(drawn({ glassware: 'amphora', instructions: ['Shake and strain.'] }).glass).toBe('coupe');
    expect(drawn({ ingredients: ['2 oz gin', '4 oz tonic water'] }).glass).toBe('highball');
    expect(drawn({ ingredients: ['4 oz champagne', '1 oz cassis'] }).glass).toBe('flute');
  });
});

describe('garnish', () => {
  it.each([
    ['orange-twist', 'twist', 'rim'],
    ['Lime wheel', 'wheel', 'rim'],
    ['brandied-cherry', 'cherry', 'in'],
    ['Mint sprig', 'mint', 'bouquet'],
    ['salt-rim', 'coat', 'coat'],
    ['Green olive', 'olive', 'pick'],
    ['celery-stalk', 'celery', 'behind'],
    ['Grated nutmeg', 'dust', 'top'],
  ])('%s: a %s, %s', (name, kind, place) => {
    expect(drawn({ garnish: [name] }).garnishes).toMatchObject([{ kind, place }]);
  });

  it('is nothing when the name means nothing, and read from the steps when the recipe lists none', () => {
    expect(drawn({ garnish: ['none'] }).garnishes).toEqual([]);
    const step = 'Shake and strain. Garnish with a lime wheel and a cherry.';
    expect(drawn({ instructions: [step] }).garnishes.map(({ kind }) => kind)).toEqual(['wheel', 'cherry']);
  });
});
