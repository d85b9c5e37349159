import { expect, test } from 'vitest';
import ALLERGEN_LINES from '#server/tests/corpora/allergen-lines.json' with { type: 'json' };
import { allergensIn, houseAllergens } from './allergens.ts';
import { recipeTraits } from './recipe-traits.ts';

const NEVER_MISSED = ['egg', 'milk', 'nuts'] as const;

// Some lines without allergens sound as if they had some.
const read = ALLERGEN_LINES.flatMap(({ contains, lines }) =>
  lines.map((line) => ({ line, expected: contains.toSorted(), found: allergensIn(line) })),
);

test('of fifty lines that were written before the table, all but one are right', () => {
  const wrong = read.filter(({ expected, found }) => [...found].sort().join() !== expected.join());
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1);
});

test.each([
  ['Brandied cherry', 'sulphites'],
  ['Luxardo maraschino cherry', 'sulphites'],
  ['Amarena cherry', 'sulphites'],
  ['Candied ginger', 'sulphites'],
  ['crystallised ginger', 'sulphites'],
  ['2 sour cherries', ''],
  ['2 oz coconut water', 'coconut'],
  ['1 oz coconut rum', 'coconut'],
  ['Barista oat cream', 'gluten'],
  ['Orgeat from apricot or cherry kernels', 'nuts'],
  ['1 oz apricot kernel syrup', 'nuts'],
])('%s contains %s', (line, allergens) => {
  expect(allergensIn(line).join(' ')).toBe(allergens);
});

test.each(NEVER_MISSED)('no line with %s is missed', (allergen) => {
  const having = read.filter(({ expected }) => expected.includes(allergen));
  expect(having.length).toBeGreaterThan(2);
  expect(having.filter(({ found }) => !found.includes(allergen))).toEqual([]);
});

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
