import { describe, expect, it } from 'vitest';
import { similarRecipes } from './similar-cocktails.ts';

const recipe = (
  id: string,
  spirits: string[],
  category: string[],
  type: string | null,
  ingredients: string[],
) => ({ id, name: id, spirits, category, type, ingredients });

const negroni = recipe('negroni', ['gin', 'campari', 'vermouth'], ['Aperitif'], 'Stirred', [
  '1 oz gin',
  '1 oz Campari',
  '1 oz sweet vermouth',
]);
const others = [
  recipe('mojito', ['rum'], ['Highballs'], 'Muddled', ['2 oz white rum', '8 mint leaves']),
  recipe('gin-fizz', ['gin'], ['Highballs'], 'Shaken', ['2 oz gin', '1 oz fresh lemon juice']),
  recipe('boulevardier', ['bourbon', 'campari', 'vermouth'], ['Aperitif'], 'Stirred', [
    '1 oz bourbon',
    '1 oz Campari',
    '1 oz sweet vermouth',
  ]),
  recipe('manhattan', ['rye', 'vermouth'], ['Classics'], 'Stirred', ['2 oz rye', '1 oz sweet vermouth']),
  recipe('fresh-sour', ['rum'], ['Sours'], 'Stirred', ['1 oz fresh juice']),
];
const names = () => similarRecipes(negroni, others).map(({ id }) => id);

describe('the similar recipes under a recipe', () => {
  it('ranks by spirits, categories, ingredients and technique', () => {
    expect(names()).toEqual(['boulevardier', 'manhattan', 'gin-fizz']);
  });

  it('leaves out the recipe itself, and recipes that share only the technique', () => {
    expect(similarRecipes(negroni, [negroni])).toEqual([]);
    expect(names()).not.toContain('fresh-sour');
  });

  it('has the same order for any order of the list', () => {
    expect(similarRecipes(negroni, [...others].reverse()).map(({ id }) => id)).toEqual(names());
    const twins = ['b', 'a', 'c'].map((id) => recipe(id, ['gin'], [], null, []));
    expect(similarRecipes(negroni, twins).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
