import { expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { ALL_CATEGORIES, filterCocktails } from './filter-cocktails.ts';

const drink = (name: string, ...category: string[]) => ({ name, category }) as Cocktail;
const drinks = [
  drink('Negroni', 'Aperitif'),
  drink('White Negroni', 'Aperitif', 'New'),
  drink('Sour', 'Sours'),
];
const names = (name: string, category: string) =>
  filterCocktails(drinks, name, category).map((one) => one.name);

it('"name filter (case-insensitive substring)"', () => {
  expect(names('NEGR', ALL_CATEGORIES)).toEqual(['Negroni', 'White Negroni']);
  expect(names(' ', ALL_CATEGORIES)).toEqual(['Negroni', 'White Negroni', 'Sour']);
});

it(`"category filter ('all' or a category name)", and both together`, () => {
  expect(names('', 'Aperitif')).toEqual(['Negroni', 'White Negroni']);
  expect(names('white', 'Aperitif')).toEqual(['White Negroni']);
  expect(names('white', 'Sours')).toEqual([]);
});
