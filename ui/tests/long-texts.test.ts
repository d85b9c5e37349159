import { expect, it } from 'vitest';
import { foldWords } from '#openapi/text/fold-text.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { bottleNeedsOf } from '#openapi/ingredients/bottles.ts';
import { recipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { shoppingList } from '#ui/features/saved/shopping-list.ts';
import { stepLines } from '#openapi/ingredients/steps/step-lines.ts';
import { stepTimes } from '#openapi/ingredients/steps/step-times.ts';
import { slugOf } from '#openapi/text/slug.ts';
import { slowRuleTexts } from '#openapi/tests/slow-rule-texts.ts';
import { describeDrink } from '#ui/lib/drawing/describe-drink.ts';
import { highlightParts } from '#ui/features/search/highlight-parts.ts';
import { mixedLines } from '#openapi/ingredients/servings/jug.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';
import { fitsIngredient } from '#openapi/ingredients/swaps-for-line.ts';

const recipe = (text: string) => ({
  id: 'x',
  name: 'Long',
  category: ['Sours'],
  garnish: [text],
  type: 'Shaken',
  spirits: [],
  ingredients: [text],
  instructions: [text],
  servings: 2,
});

/** Pages, search and sheets read texts of a recipe with these functions. */
const RULES: Record<string, (text: string) => unknown> = {
  normaliseText,
  foldWords,
  readIngredientLine,
  bottleNeedsOf: (text) => bottleNeedsOf([text]),
  slugOf: (text) => slugOf(text, 'x'),
  stepTimes,
  stepLines: (text) => stepLines([text], [text]),
  recipeTraits: (text) => recipeTraits(recipe(text)),
  shoppingList: (text) => shoppingList([recipe(text)]),
  describeDrink: (text) => [
    describeDrink({ ...recipe(text), glassware: text }),
    describeDrink({ ...recipe(text), glassware: '' }),
  ],
  highlightParts: (text) => highlightParts(text, 'gin lime'),
  mixedLines: (text) => mixedLines({ ingredients: [text], instructions: [text] }),
  formatServedLine: (text) => formatServedLine(readIngredientLine(text), 'ml', 3),
  fitsIngredient: (text) => fitsIngredient('Lime juice', text),
};

it.each(Object.entries(RULES))('%s runs in linear time', async (_, rule) => {
  expect(await slowRuleTexts(rule)).toEqual([]);
});
