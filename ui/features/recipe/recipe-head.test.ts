import { describe, expect, it } from 'vitest';
import { starterCocktail } from '#mocks/starter-answers.ts';
import { missingRecipeHead, recipeHead } from './recipe-head.ts';

const negroni = starterCocktail('negroni');

describe("a recipe's head", () => {
  it('names the recipe and describes it in its own words', () => {
    const head = recipeHead(negroni, 'Alder & Still');
    expect(head).toMatchObject({ title: 'Negroni', description: negroni.description, kind: 'article' });
    expect(head.status).toBeUndefined();
  });

  it('shows the drawing where there is no photo, and the photo where there is one', () => {
    expect(recipeHead(negroni, 'Alder & Still').image).toBe('/share/negroni.png');
    const photographed = { ...negroni, image: '/api/images/1' };
    expect(recipeHead(photographed, 'Alder & Still').image).toBe('/api/images/1?crop=link');
  });
});

describe("'Cocktail Not Found'", () => {
  it.each([
    [404, 404],
    [400, 404],
    [500, 503],
    [503, 503],
  ])('a read that answers %i makes a page with status %i', (read, page) => {
    expect(missingRecipeHead(read)).toEqual({
      title: 'Cocktail Not Found',
      description: "The cocktail you're looking for doesn't exist or has been removed.",
      status: page,
    });
  });
});
