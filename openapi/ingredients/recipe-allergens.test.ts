import { expect, test } from 'vitest';
import { houseAllergens } from './recipe-allergens.ts';
import { recipeTraits } from './recipe-traits.ts';

const sour = {
  ingredients: ['2 oz amaretto', '1 egg white', '1/2 oz falernum', '1 oz fairy dust'],
  instructions: ['Shake.'],
  type: null,
  garnish: [],
};
const falernum = { name: 'Falernum', ingredients: ['1 oz rum', '50 g almonds'] };

test('what is stated of a recipe wins over the words of its lines, in both directions', () => {
  const stated = (...allergens: ('none' | 'milk')[]) => recipeTraits({ ...sour, allergens });
  expect(stated()).toMatchObject({ contains: ['egg', 'nuts'], unknownIngredients: ['1 oz fairy dust'] });
  expect(stated('none')).toMatchObject({ contains: [], unknownIngredients: [] });
  expect(stated('milk')).toMatchObject({ contains: ['milk'], unknownIngredients: [] });
});

test('what is stated of a house-made ingredient wins over its name and its lines, where a recipe names it', () => {
  const zombie = { ...sour, ingredients: ['2 oz rum', '1/2 oz falernum'] };
  const stated = (allergens: Parameters<typeof houseAllergens>[0][number]['allergens']) =>
    recipeTraits(zombie, houseAllergens([{ ...falernum, allergens }])).contains;
  expect(stated([])).toEqual(['nuts']);
  expect(stated(['none'])).toEqual([]);
  expect(stated(['sesame'])).toEqual(['sesame']);
});

test('what an amount hides from the words after it is found in the whole line, and the other way round', () => {
  const contained = (line: string) => recipeTraits({ ...sour, ingredients: [line] }).contains;
  expect([contained('1杯牛奶'), contained('30 ml thé noir')]).toEqual([['milk'], ['caffeine']]);
});
