import { describe, expect, it } from 'vitest';
import { starterCategories, starterCocktail } from '#mocks/starter-answers.ts';
import { collectionMenu } from './collection-menu.ts';

describe('the collection, "categories sorted by name"', () => {
  it('lists a cocktail under each of its categories, and keeps the empty ones', () => {
    const categories = starterCategories.filter(({ name }) =>
      ['Tiki', 'Aperitif', 'Stirred classics'].includes(name),
    );
    const cocktails = [starterCocktail('negroni'), starterCocktail('americano')];
    const menu = collectionMenu([...categories].reverse(), cocktails);
    expect(menu.map(({ category, cocktails: own }) => [category.name, own.map(({ name }) => name)])).toEqual([
      ['Aperitif', ['Americano', 'Negroni']],
      ['Stirred classics', ['Negroni']],
      ['Tiki', []],
    ]);
  });
});
