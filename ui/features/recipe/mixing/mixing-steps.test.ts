import { describe, expect, it } from 'vitest';
import { starterCocktails } from '#mocks/starter-items.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { mixingSteps, linesOfStep, drinkAfterSteps } from './mixing-steps.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';

describe('the steps of mixing mode', () => {
  it.each(starterCocktails.map((recipe) => [recipe.name, recipe] as const))(
    'of %s use each line of the list once, here in ml for three servings',
    (_, { ingredients, instructions }) => {
      const list = ingredients.map((line) => formatServedLine(readIngredientLine(line), 'ml', 3));
      const inSteps = mixingSteps(ingredients, instructions).flatMap((step) => linesOfStep(step, list));
      const lineTexts = (lines: typeof list) => lines.map(({ amount, text }) => `${amount} ${text}`).sort();
      expect(lineTexts(inSteps)).toEqual(lineTexts(list));
    },
  );

  it('have the times of their texts', () => {
    const [step] = mixingSteps(['2 oz gin'], ['Stir the gin for 20 to 30 seconds.']);
    expect(step).toMatchObject({ lineIndexes: [0], times: [{ low: 20, high: 30 }] });
  });
});

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
