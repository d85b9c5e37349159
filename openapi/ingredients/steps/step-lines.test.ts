import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { stepLines } from './step-lines.ts';

const { cocktails } = starterCatalogue;

describe('which ingredient lines a step uses', () => {
  it.each(cocktails.map((recipe) => [recipe.name, recipe] as const))(
    '%s: each line is in one step',
    (_, { ingredients, instructions }) => {
      const used = stepLines(ingredients, instructions);
      expect(used).toHaveLength(instructions.length);
      expect(used.flat().sort((a, b) => a - b)).toEqual([...ingredients.keys()]);
    },
  );

  it.each([
    [
      'a part of the name',
      ['2 oz rye whiskey', '1 oz sweet vermouth'],
      ['Pour the rye and vermouth.'],
      [[0, 1]],
    ],
    [
      'everything but',
      ['2 oz gin', 'Soda water, to top'],
      ['Shake everything except the soda water.', 'Top with soda water.'],
      [[0], [1]],
    ],
    ['a step without names', ['2 oz gin', '1 oz lime juice'], ['Shake with ice.', 'Strain.'], [[0, 1], []]],
    [
      'the garnish',
      ['1 oz lime juice', '8 mint leaves'],
      ['Garnish with a lime wheel and a mint sprig.'],
      [[]],
    ],
    [
      'the rim',
      ['1 oz lime juice', '2 oz tequila'],
      ['Wet the rim with lime.', 'Shake the tequila and lime juice.'],
      [[], [0, 1]],
    ],
    ['another juice', ['1 oz lime juice', '2 oz gin'], ['Add the gin.', 'Add orange juice.'], [[1], []]],
    ['two that are called alike', ['1 oz dark rum', '1 oz light rum'], ['Add the rum.', 'Stir.'], [[], []]],
    ['the longer name', ['2 oz blended Scotch', '1/4 oz Islay Scotch'], ['Add the Islay Scotch.'], [[1]]],
    [
      'what is made ready',
      ['1 oz honey syrup'],
      ['For the honey syrup, stir honey and water.', 'Add the honey syrup.'],
      [[], [0]],
    ],
    [
      'what warms the glass',
      ['4 oz water', '2 oz rum'],
      ['Warm the mug with hot water, then empty it.', 'Add the rum and water.'],
      [[], [0, 1]],
    ],
    [
      'what was emptied',
      ['1/4 oz absinthe', '2 oz rye'],
      ['Fill a glass with ice and absinthe. Stir the rye.', 'Empty the absinthe from the glass.'],
      [[0, 1], []],
    ],
    [
      'a jug',
      ['2 oz white rum', '1 oz fresh lime juice'],
      [
        'Pour the white rum and fresh lime juice into a large jug, and add 12 oz water.',
        'Pour 3 oz into each glass.',
      ],
      [[0, 1], []],
    ],
  ])('%s', (_, ingredients, instructions, expected) => {
    expect(stepLines(ingredients, instructions)).toEqual(expected);
  });
});
