import { describe, expect, it } from 'vitest';
import { describeDrink } from './describe-drink.ts';
import type { DrawableRecipe } from './drawable-recipe.ts';
import { GLASS_KINDS, glassKind } from './glass-kind.ts';
import { readGarnish } from './garnish-marks.ts';
import { mixPours } from './pour.ts';
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
  it('is mixed by volume: more Campari makes a deeper red, more gin a paler and clearer one', () => {
    const campari = (ml: number, gin: number) =>
      mixPours([
        { what: 'campari', ml },
        { what: 'gin', ml: gin },
      ]);
    const [light] = fromHex(campari(10, 60).color);
    const [deep] = fromHex(campari(60, 10).color);
    expect(light).toBeGreaterThan(deep);
    expect(campari(10, 60).opacity).toBeLessThan(campari(60, 10).opacity);
  });

  it('gives a Negroni a red plate, a Daiquiri a pale one, an espresso Martini a brown one', () => {
    const [, red] = fromHex(plateColor(negroni));
    expect(red).toBeGreaterThan(0.12);
    const [pale] = fromHex(
      plateColor(recipe({ ingredients: ['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'] })),
    );
    expect(pale).toBeGreaterThan(0.85);
    const [brown] = fromHex(
      plateColor(recipe({ ingredients: ['2 oz vodka', '1 oz espresso', '1 oz coffee liqueur'] })),
    );
    expect(brown).toBeLessThan(0.4);
  });

  it('keeps its hue on the light plate and on the dark one, which is only darker', () => {
    const clear = plateFill(negroni, 'light');
    const dark = plateFill(negroni, 'dark');
    const hue = (hex: string) => Math.atan2(fromHex(hex)[2], fromHex(hex)[1]);
    expect(hue(clear)).toBeCloseTo(hue(plateColor(negroni)), 1);
    expect(hue(dark)).toBeCloseTo(hue(plateColor(negroni)), 1);
    expect(fromHex(dark)[0]).toBeLessThan(fromHex(clear)[0] - 0.4);
  });

  it('has an answer for an empty list and for unknown things', () => {
    expect(plateColor(recipe({ ingredients: [] }))).toMatch(/^#[\da-f]{6}$/);
    expect(plateColor(recipe({ ingredients: ['3 oz unobtainium'] }))).toMatch(/^#[\da-f]{6}$/);
  });
});

describe('layers', () => {
  const shares = (drawn: DrawableRecipe) => describeDrink(drawn).liquid.layers.map(({ share }) => share);

  it('are one when the drink is shaken or stirred', () => {
    expect(shares(negroni)).toEqual([1]);
  });

  it('stand in the order and the shares of the pours when it is built in layers', () => {
    const pousse = recipe({
      ingredients: ['1/2 oz coffee liqueur', '1/2 oz Irish cream', '1/2 oz Grand Marnier'],
      type: 'Layered',
      glassware: 'Shot glass',
    });
    expect(shares(pousse).map((share) => share.toFixed(3))).toEqual(['0.333', '0.333', '0.333']);
    const [bottom, , top] = describeDrink(pousse).liquid.layers.map(({ color }) => fromHex(color)[0]);
    expect(bottom).toBeLessThan(top ?? 0);
  });

  it('float what the recipe says floats, and only that', () => {
    const sour = recipe({
      ingredients: ['2 oz bourbon', '1 oz lemon juice', '1 oz simple syrup', '1/2 oz red wine'],
      instructions: ['Shake with ice and strain over ice.', 'Float the red wine over the back of a spoon.'],
      type: 'Shaken',
    });
    const { layers, soft } = describeDrink(sour).liquid;
    expect(layers).toHaveLength(2);
    expect(soft).toBe(false);
    expect(fromHex(layers[1]?.color ?? '')[0]).toBeLessThan(0.45);
  });

  it('sink grenadine into a sunrise that runs from red to orange', () => {
    const { layers, soft } = describeDrink(
      recipe({
        ingredients: ['1 1/2 oz tequila', '3 oz orange juice', '1/2 oz grenadine'],
        instructions: ['Pour tequila and juice over ice.', 'Slowly pour in the grenadine and let it sink.'],
      }),
    ).liquid;
    expect(soft).toBe(true);
    expect(fromHex(layers[0]?.color ?? '')[1]).toBeGreaterThan(0.15);
    expect(fromHex(layers[1]?.color ?? '')[2]).toBeGreaterThan(0.1);
  });

  it('leave below what something floats on', () => {
    const { layers } = describeDrink(
      recipe({
        ingredients: ['50 ml Irish whiskey', '120 ml hot coffee', '50 ml cream'],
        instructions: ['Pour the coffee and the whiskey. The layer of cream will float on the coffee.'],
      }),
    ).liquid;
    expect(layers).toHaveLength(2);
    expect(fromHex(layers[1]?.color ?? '')[0]).toBeGreaterThan(0.9);
  });

  it('do not come from a lemon wheel that floats', () => {
    expect(shares(recipe({ instructions: ['Shake, strain, float a lemon wheel on top.'] }))).toEqual([1]);
  });
});

describe('ice as served', () => {
  it.each([
    ['rocks-glass', 'Shake with ice. Strain over fresh ice.', 'cubes'],
    ['rocks-glass', 'Stir with ice. Strain over one large cube.', 'large'],
    ['rocks-glass', 'Shake with ice. Pour over crushed ice.', 'crushed'],
    ['rocks-glass', 'Stir with ice. Strain into a chilled glass.', 'none'],
    ['coupe', 'Shake with ice and strain into a chilled coupe.', 'none'],
    ['highball-glass', 'Build in the glass.', 'cubes'],
    ['hurricane-glass', 'Blend with a cup of ice until smooth.', 'frozen'],
    ['irish-coffee-glass', 'Fill with hot coffee.', 'none'],
  ])('%s: %s', (glassware, text, ice) => {
    expect(describeDrink(recipe({ glassware, instructions: [text] })).ice).toBe(ice);
  });
});

describe('foam, bubbles and steam', () => {
  it('come from egg white, from soda and from heat', () => {
    expect(describeDrink(recipe({ ingredients: ['2 oz gin', '1 egg white'] })).foam).not.toBeNull();
    expect(describeDrink(recipe({ ingredients: ['2 oz gin', '2 oz soda water'] })).bubbles).toBe(true);
    expect(describeDrink(recipe({ ingredients: ['2 oz rum', '4 oz hot water'] })).hot).toBe(true);
    const plainSour = describeDrink(recipe({}));
    expect([plainSour.foam, plainSour.bubbles, plainSour.hot]).toEqual([null, false, false]);
  });
});

describe('glass', () => {
  it.each([
    ['rocks-glass', 'rocks'],
    ['Old Fashioned glass', 'rocks'],
    ['Highball Glass', 'highball'],
    ['collins-glass', 'collins'],
    ['Coupé', 'coupe'],
    ['Champagne saucer', 'coupe'],
    ['martini-glass', 'martini'],
    ['Cocktail glass', 'martini'],
    ['nick-and-nora-glass', 'nick'],
    ['Champagne flute', 'flute'],
    ['Wine glass', 'wine'],
    ['hurricane-glass', 'hurricane'],
    ['Margarita glass', 'margarita'],
    ['shot-glass', 'shot'],
    ['Julep cup', 'julep'],
    ['copper-mug', 'copper'],
    ['Tiki mug', 'tiki'],
    ['irish-coffee-glass', 'irish'],
    ['Punch cup', 'punch'],
  ])('%s is drawn as %s', (glassware, kind) => {
    expect(glassKind(recipe({ glassware }))).toBe(kind);
  });

  it('has at least 14 silhouettes', () => {
    expect(GLASS_KINDS.length).toBeGreaterThanOrEqual(14);
  });

  it('is the one that the steps pour into when the recipe names none', () => {
    const text = 'Stir in a mixing glass with ice and strain into a chilled old fashioned glass.';
    expect(glassKind(recipe({ instructions: [text] }))).toBe('rocks');
  });

  it('is guessed from technique and volume when it is unknown', () => {
    expect(glassKind(recipe({ glassware: 'amphora', instructions: ['Shake and strain.'] }))).toBe('coupe');
    expect(glassKind(recipe({ ingredients: ['2 oz gin', '4 oz tonic water'] }))).toBe('highball');
    expect(glassKind(recipe({ ingredients: ['4 oz champagne', '1 oz cassis'] }))).toBe('flute');
    expect(glassKind(recipe({ ingredients: ['1/2 oz Irish cream', '1/2 oz kahlua'], type: 'Layered' }))).toBe(
      'shot',
    );
    expect(glassKind(recipe({ instructions: ['Serve hot.'] }))).toBe('irish');
  });
});

describe('garnish', () => {
  it.each([
    ['orange-twist', 'twist', 'rim'],
    ['Lime wheel', 'wheel', 'rim'],
    ['lemon-wedge', 'wedge', 'rim'],
    ['brandied-cherry', 'cherry', 'in'],
    ['Mint sprig', 'mint', 'stand'],
    ['salt-rim', 'coat', 'coat'],
    ['Green olive', 'olive', 'pick'],
    ['celery-stalk', 'celery', 'stand'],
    ['coffee-beans', 'beans', 'top'],
    ['Grated nutmeg', 'dust', 'top'],
    ['cinnamon-stick', 'cinnamon', 'stand'],
    ['Pineapple wedge', 'pineapple', 'rim'],
  ])('%s: a %s, %s', (name, kind, place) => {
    expect(readGarnish(name)).toMatchObject({ kind, place });
  });

  it('takes its colour from the fruit', () => {
    expect(readGarnish('lemon-twist')?.color).not.toBe(readGarnish('orange-twist')?.color);
  });

  it('is nothing when the name means nothing', () => {
    expect(readGarnish('none')).toBeNull();
  });

  it('is read from the instructions when the recipe lists none', () => {
    const { garnishes } = describeDrink(
      recipe({ instructions: ['Shake and strain. Garnish with a lime wheel and a cherry.'] }),
    );
    expect(garnishes.map(({ kind }) => kind)).toEqual(['wheel', 'cherry']);
  });
});

it('gives the same recipe the same description every time', () => {
  expect(describeDrink(negroni)).toEqual(describeDrink({ ...negroni }));
});
