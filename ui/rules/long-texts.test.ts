import { expect, it } from 'vitest';
import { foldWords } from '#openapi/fold-words.ts';
import { normaliseText } from '#openapi/normalise.ts';
import { readIngredientLine } from '#openapi/rules/amounts.ts';
import { bottlesOf } from '#openapi/rules/bottles.ts';
import { pictureFileName } from '#openapi/rules/picture-file-name.ts';
import { recipeTraits } from '#openapi/rules/recipe-traits.ts';
import { shoppingList } from '#openapi/rules/shopping-list.ts';
import { stepLines } from '#openapi/rules/step-lines.ts';
import { stepTimes } from '#openapi/rules/step-times.ts';
import { slugOf } from '#openapi/slug.ts';
import { costlyTexts } from '../../mocks/text-cost.ts';
import { describeDrink } from './drawing/describe-drink.ts';
import { highlightParts } from './highlight.ts';
import { jugLines } from './jug-steps.ts';
import { showLine } from './scaled-line.ts';
import { fitsIngredient } from './swaps.ts';

const recipe = (text: string) => ({
  ...{ id: 'x', name: 'Long', category: ['Sours'], garnish: [text], type: 'Shaken', spirits: [] },
  ...{ ingredients: [text], instructions: [text], servings: 2 },
});

/** What pages, the search and the sheets do with a recipe's texts. */
const RULES: Record<string, (text: string) => unknown> = {
  normaliseText,
  foldWords,
  readIngredientLine,
  bottlesOf: (text) => bottlesOf([text]),
  pictureFileName,
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
  jugLines: (text) => jugLines([text], [text]),
  showLine: (text) => showLine(readIngredientLine(text), 'ml', 3),
  fitsIngredient: (text) => fitsIngredient('Lime juice', text),
};

it.each(Object.entries(RULES))('%s takes as long as its text', async (_, rule) => {
  expect(await costlyTexts(rule)).toEqual([]);
});
