import { describe, expect, it } from 'vitest';
import { starterCocktail, starterCocktails } from '#mocks/starter-items.ts';
import { missingRecipeHead, recipeHead, recipeJsonLd, shareDataOf } from './recipe-head.ts';

const negroni = starterCocktail('negroni');

describe("a recipe's head", () => {
  it('has name and description of the recipe', () => {
    const head = recipeHead(negroni, 'Alder & Still');
    expect(head).toMatchObject({ title: 'Negroni', description: negroni.description, kind: 'article' });
    expect(head.status).toBeUndefined();
  });

  it('has the photo as its image, or else the drawing', () => {
    expect(recipeHead(negroni, 'Alder & Still').image).toBe('/share/negroni.png');
    const photographed = { ...negroni, image: '/api/images/1' };
    expect(recipeHead(photographed, 'Alder & Still').image).toBe('/api/images/1?crop=link');
  });
});

describe('the head of a recipe that could not be read', () => {
  it.each([
    [404, 404],
    [400, 404],
    [500, 503],
    [503, 503],
  ])('has, after a response %i, the status %i', (read, page) => {
    expect(missingRecipeHead(read)).toEqual({
      title: 'Cocktail Not Found',
      description: "The cocktail you're looking for doesn't exist or has been removed.",
      status: page,
    });
  });
});

/** Google requires or recommends these fields (developers.google.com/search, structured data: Recipe). */
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

it.each(starterCocktails)('the JSON-LD of $name has what search engines require of a recipe', (cocktail) => {
  const data = recipeJsonLd(cocktail, 'Alder & Still') as Record<string, unknown>;
  expect(data).toMatchObject(REQUIRED);
  expect(Date.parse(String(data['datePublished']))).not.toBeNaN();
  expect(data['recipeIngredient']).toEqual(cocktail.ingredients.map(() => TEXT));
  expect(data['recipeInstructions']).toEqual(
    cocktail.instructions.map((_, index) => ({ '@type': 'HowToStep', position: index + 1, text: TEXT })),
  );
});

const SHARED = { name: 'Negroni', description: 'Bitter, red and sure of itself.' };

describe('shareDataOf', () => {
  it('returns title, text and the URL with its servings', () => {
    expect(
      shareDataOf(SHARED, new URL('https://house.example/recipe/negroni?servings=8'), 'Tasting House'),
    ).toEqual({
      title: 'Negroni – Tasting House',
      text: 'Bitter, red and sure of itself.',
      url: 'https://house.example/recipe/negroni?servings=8',
    });
  });

  it('does not cut a short text', () => {
    const long = { ...SHARED, description: 'word '.repeat(80) };
    const { text } = shareDataOf(long, new URL('https://house.example/recipe/negroni'), 'House');
    expect(text).toBe(`${'word '.repeat(27).trim()}…`);
  });
});
