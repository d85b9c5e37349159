import { expect, it } from 'vitest';
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
const negroni = recipe({ ingredients: ['1 oz London dry gin', '1 oz sweet vermouth', '1 oz Campari'] });

it('a recipe with the same words is read once, also from another object', () => {
  expect(describeDrink({ ...negroni })).toBe(describeDrink(negroni));
  expect(describeDrink({ ...negroni, poured: 0.5 })).not.toEqual(describeDrink(negroni));
});

it('a Negroni has a red plate, a Daiquiri a pale one, an espresso Martini a brown one', () => {
  const labOf = (ingredients: string[]) => fromHex(plateColor(recipe({ ingredients })));
  expect(fromHex(plateColor(negroni))[1]).toBeGreaterThan(0.12);
  expect(labOf(['2 oz white rum', '1 oz lime juice', '3/4 oz simple syrup'])[0]).toBeGreaterThan(0.85);
  expect(labOf(['2 oz vodka', '1 oz espresso', '1 oz coffee liqueur'])[0]).toBeLessThan(0.4);
});

it('a plate keeps its hue in the dark theme, and has a colour for an empty or unknown list', () => {
  const hue = (hex: string) => Math.atan2(fromHex(hex)[2], fromHex(hex)[1]);
  const [light, dark] = [plateFill(negroni, 'light'), plateFill(negroni, 'dark')];
  expect(hue(dark)).toBeCloseTo(hue(light), 1);
  expect(fromHex(dark)[0]).toBeLessThan(fromHex(light)[0] - 0.4);
  for (const ingredients of [[], ['3 oz unobtainium']])
    expect(plateColor(recipe({ ingredients }))).toMatch(/^#[\da-f]{6}$/);
});

it.each([
  [['1/2 oz coffee liqueur', '1/2 oz Irish cream', '1/2 oz Grand Marnier'], 'Layer them.', 'Layered', 3],
  [['2 oz bourbon', '1 oz lemon juice', '1/2 oz red wine'], 'Float the red wine.', 'Shaken', 2],
  [['50 ml Irish whiskey', '120 ml hot coffee', '50 ml cream'], 'The cream will float.', 'Shaken', 2],
  [['2 oz gin', '1 oz lime juice'], 'Shake, strain, float a lemon wheel on top.', 'Shaken', 1],
])('layers of %j by "%s" (%s): %i', (ingredients, step, type, count) => {
  expect(drawn({ ingredients, instructions: [step], type }).liquid.layers).toHaveLength(count);
});

it.each([
  ['rocks-glass', 'Shake with ice. Strain over fresh ice.', 'cubes'],
  ['rocks-glass', 'Stir with ice. Strain over one large cube.', 'large'],
  ['rocks-glass', 'Shake with ice. Pour over crushed ice.', 'crushed'],
  ['coupe', 'Shake with ice and strain into a chilled coupe.', 'none'],
  ['hurricane-glass', 'Blend with a cup of ice until smooth.', 'frozen'],
])('ice in a %s: %s', (glassware, text, ice) => {
  expect(drawn({ glassware, instructions: [text] }).ice).toBe(ice);
});

it('egg white makes foam, soda makes bubbles, and heat makes steam', () => {
  expect(drawn({ ingredients: ['2 oz gin', '1 egg white'] }).foam).not.toBeNull();
  expect(drawn({ ingredients: ['2 oz gin', '2 oz soda water'] }).hasBubbles).toBe(true);
  expect(drawn({ ingredients: ['2 oz rum', '4 oz hot water'] }).isHot).toBe(true);
  expect(drawn({})).toMatchObject({ foam: null, hasBubbles: false, isHot: false });
});

it.each([
  ['Old Fashioned glass', 'rocks'],
  ['Coupé', 'coupe'],
  ['Cocktail glass', 'martini'],
  ['copper-mug', 'copper'],
])('%s is drawn as %s', (glassware, kind) => {
  expect(drawn({ glassware }).glass).toBe(kind);
});

it('the steps name the glass when the recipe names none, and an unknown glass is guessed', () => {
  const text = 'Stir in a mixing glass with ice and strain into a chilled old fashioned glass.';
  expect(drawn({ instructions: [text] }).glass).toBe('rocks');
  expect(drawn({ glassware: 'amphora', instructions: ['Shake and strain.'] }).glass).toBe('coupe');
  expect(drawn({ ingredients: ['2 oz gin', '4 oz tonic water'] }).glass).toBe('highball');
});

it.each([
  [['Lime wheel'], '', ['wheel']],
  [['Grated nutmeg', 'salt-rim'], '', ['dust', 'coat']],
  [['none'], '', []],
  [[], 'Shake and strain. Garnish with a lime wheel and a cherry.', ['wheel', 'cherry']],
])('garnishes of %j, or of the steps "%s": %j', (garnish, step, kinds) => {
  expect(drawn({ garnish, instructions: [step] }).garnishes.map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['rocks-glass', 'Strain over ice. Garnish with a cherry.', 'top'],
  ['rocks-glass', 'Strain over ice. Garnish with a cherry on a pick.', 'pick'],
  ['coupe', 'Shake and strain. Garnish with a cherry.', 'in'],
  ['coupe', 'Shake and strain. Garnish with raspberries.', 'top'],
  ['coupe', 'Shake and strain. Garnish with raspberries on a cocktail pick.', 'pick'],
  ['martini', 'Stir and strain. Garnish with a green olive.', 'pick'],
])('in a %s, "%s" is drawn at: %s', (glassware, step, place) => {
  expect(drawn({ glassware, instructions: [step] }).garnishes.map((one) => one.place)).toEqual([place]);
});

it('an unfinished drink has only the ice of its first steps', () => {
  const iceOf = (instructions: string[]) =>
    drawn({ glassware: 'rocks-glass', instructions, poured: 0.5 }).ice;
  expect(iceOf(['Combine the syrup and bourbon in a rocks glass.'])).toBe('none');
  expect(iceOf(['Combine them in a rocks glass.', 'Add one large ice cube.'])).toBe('large');
});
