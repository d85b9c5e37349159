import { expect, it } from 'vitest';
import { recipeMinutes } from './recipe-minutes.ts';

it('adds up the times of steps and of measuring, without a glass that chills meanwhile', () => {
  const ingredients = ['2 oz gin', '1 oz dry vermouth'];
  const chill = 'Chill a glass in the freezer for at least ten minutes.';
  expect(recipeMinutes({ ingredients, instructions: ['Stir for 30 seconds.', 'Strain.'] })).toBe(2);
  expect(recipeMinutes({ ingredients, instructions: [chill, 'Stir for 30 seconds.', 'Strain.'] })).toBe(2);
  expect(recipeMinutes({ ingredients, instructions: ['Simmer for 10 minutes.'] })).toBe(11);
});
