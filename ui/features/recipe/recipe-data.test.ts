import { expect, it } from 'vitest';
import { starterCocktails } from '#mocks/starter-answers.ts';
import { recipeData } from './recipe-head.ts';

/** Search engines require or recommend these fields of a Recipe (developers.google.com/search/docs/appearance/structured-data/recipe). */
const TEXT = expect.stringMatching(/\S/) as unknown;
const REQUIRED = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: TEXT,
  image: expect.stringMatching(/^(?:\/|https:\/\/)\S+$/) as unknown,
  description: TEXT,
  url: expect.stringMatching(/^\/recipe\/[^/]+$/) as unknown,
  author: { '@type': 'Organization', name: TEXT },
  recipeYield: expect.stringMatching(/^\d+ servings?$/) as unknown,
  totalTime: expect.stringMatching(/^PT[1-9]\d*M$/) as unknown,
  datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/) as unknown,
  keywords: TEXT,
};

it.each(starterCocktails)('$name tells search engines what they require of a recipe', (cocktail) => {
  const data = recipeData(cocktail, 'Alder & Still') as Record<string, unknown>;
  expect(data).toMatchObject(REQUIRED);
  expect(Date.parse(String(data['datePublished']))).not.toBeNaN();
  expect(data['recipeIngredient']).toEqual(cocktail.ingredients.map(() => TEXT));
  expect(data['recipeInstructions']).toEqual(
    cocktail.instructions.map((_, at) => ({ '@type': 'HowToStep', position: at + 1, text: TEXT })),
  );
});
