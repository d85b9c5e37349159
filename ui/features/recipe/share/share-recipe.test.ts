import { describe, expect, it } from 'vitest';
import { shareRecipe } from './share-recipe.ts';

const negroni = { id: 'negroni', name: 'Negroni', description: 'Bitter, red and sure of itself.' };

describe('shareRecipe', () => {
  it('gives title, text and the address /recipe/{id}', () => {
    expect(shareRecipe(negroni, 'https://house.example', 'Tasting House')).toEqual({
      title: 'Negroni – Tasting House',
      text: 'Bitter, red and sure of itself.',
      url: 'https://house.example/recipe/negroni',
    });
  });

  it('escapes an id and keeps a short text', () => {
    const long = { ...negroni, id: 'a b/ç', description: 'word '.repeat(80) };
    const shared = shareRecipe(long, 'http://localhost:3000', 'House');
    expect(shared.url).toBe('http://localhost:3000/recipe/a%20b%2F%C3%A7');
    expect(shared.text).toBe(`${'word '.repeat(27).trim()}…`);
  });
});
