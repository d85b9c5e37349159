import { expect, it } from 'vitest';
import { drinkAfterSteps } from './drink-after-steps.ts';
import { mixingSteps } from './mixing-steps.ts';

const recipe = {
  name: 'Highball',
  ingredients: ['60 ml gin', '120 ml tonic water'],
  instructions: ['Pour the gin over ice.', 'Top with the tonic water.', 'Garnish with a lime wheel.'],
  glassware: 'highball',
  garnish: ['lime-wheel'],
  type: 'Build in Glass',
};
const steps = mixingSteps(recipe.ingredients, recipe.instructions);

it('each step adds what it pours to the drink, and the last one completes the recipe', () => {
  expect(drinkAfterSteps(recipe, steps, 0)).toMatchObject({ ingredients: [], poured: 0, garnish: [] });
  expect(drinkAfterSteps(recipe, steps, 1)).toMatchObject({ ingredients: ['60 ml gin'], garnish: [] });
  expect(drinkAfterSteps(recipe, steps, 1).poured).toBeCloseTo(1 / 3);
  expect(drinkAfterSteps(recipe, steps, 2)).toMatchObject({ poured: 1, garnish: [] });
  expect(drinkAfterSteps(recipe, steps, 3)).toBe(recipe);
});
