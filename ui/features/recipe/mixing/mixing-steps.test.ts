import { describe, expect, it } from 'vitest';
import { starterCocktails } from '#mocks/starter-items.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { drinkAfter, mixingSteps, shownUses } from './mixing-steps.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';

describe('the steps of mixing mode', () => {
  it.each(starterCocktails.map((recipe) => [recipe.name, recipe] as const))(
    '%s: the amounts of the steps are those of the list, each once, in ml for three',
    (_, { ingredients, instructions }) => {
      const list = ingredients.map((line) => formatServedLine(readIngredientLine(line), 'ml', 3));
      const inSteps = mixingSteps(ingredients, instructions).flatMap((step) => shownUses(step, list));
      const lineTexts = (lines: typeof list) => lines.map(({ amount, text }) => `${amount} ${text}`).sort();
      expect(lineTexts(inSteps)).toEqual(lineTexts(list));
    },
  );

  it('carry their times', () => {
    const [step] = mixingSteps(['2 oz gin'], ['Stir the gin for 20 to 30 seconds.']);
    expect(step).toMatchObject({ uses: [0], times: [{ low: 20, high: 30 }] });
  });
});

describe('the drawing of a drink that is being made', () => {
  const recipe = {
    name: 'Highball',
    ingredients: ['60 ml gin', '120 ml tonic water'],
    instructions: ['Pour the gin over ice.', 'Top with the tonic water.', 'Garnish with a lime wheel.'],
    glassware: 'highball',
    garnish: ['lime-wheel'],
    type: 'Build in Glass',
  };
  const steps = mixingSteps(recipe.ingredients, recipe.instructions);

  it('fills with what each step pours, and is the whole recipe at the end', () => {
    expect(drinkAfter(recipe, steps, 0)).toMatchObject({ ingredients: [], poured: 0, garnish: [] });
    expect(drinkAfter(recipe, steps, 1)).toMatchObject({ ingredients: ['60 ml gin'], garnish: [] });
    expect(drinkAfter(recipe, steps, 1).poured).toBeCloseTo(1 / 3);
    expect(drinkAfter(recipe, steps, 2)).toMatchObject({ poured: 1, garnish: [] });
    expect(drinkAfter(recipe, steps, 3)).toBe(recipe);
  });
});
