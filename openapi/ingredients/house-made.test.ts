import { expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { houseIngredientIn } from './house-made.ts';

const { cocktails, 'house-ingredients': houseIngredients } = starterCatalogue;

it.each([
  ['3/4 oz honey-ginger syrup', 'Honey-ginger syrup'],
  ['3/4 oz house-made Honey Syrup, warm', 'Honey syrup'],
  ['1 barspoon rich demerara syrup', 'Rich demerara syrup'],
  ['2 teaspoons grenadine', 'Grenadine'],
  // The other lines name another syrup or ingredient.
  ['1/2 oz rich simple syrup', undefined],
  ['1 oz passion fruit syrup', undefined],
  ['2 oz falernum liqueur', undefined],
])('%s names %s', (line, name) => {
  expect(houseIngredientIn(line, houseIngredients)?.name).toBe(name);
});

it('starter recipes name each house ingredient but the saline', () => {
  const lines = cocktails.flatMap(({ ingredients }) => ingredients);
  const unnamed = houseIngredients.filter((item) => !lines.some((line) => houseIngredientIn(line, [item])));
  expect(unnamed.map(({ name }) => name)).toEqual(['Saline']);
});
