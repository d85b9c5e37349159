import { expect, test } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { bottleNeedsOf, findBottle, formatNeed, pourableFrom } from './bottles.ts';

const names = (...lines: string[]) => bottleNeedsOf(lines).map(formatNeed);

test.each([
  ['2 oz London dry gin', ['London dry gin']],
  ['1 oz fresh lime juice', []],
  ['Soda water, to top', []],
  ['Ginger beer, to top', ['Ginger beer']],
  ['2 oz bourbon or rye whiskey', ['Bourbon or Rye whiskey']],
  ['3 oz soda water or ginger ale', []],
  ['1 oz light or dark rum', ['Dark rum']],
  ['1 oz each light rum, gin and blue curaçao', ['White rum', 'Gin', 'Blue curaçao']],
  ['1 dash absinthe (optional)', []],
  ['1 oz Unheard-of liqueur', ['Unheard of liqueur']],
  ['1 maraschino cherry', []],
])('%s needs the bottles that it names', (line, bottles) => {
  expect(names(line)).toEqual(bottles);
});

test('a bottle pours what is called by its kind, and the other way round, but no sister', () => {
  const pours = (have: string, asked: string) => pourableFrom([have]).has(asked);
  expect(pours('london-dry-gin', 'gin')).toBe(true);
  expect(pours('gin', 'old-tom-gin')).toBe(true);
  expect(pours('london-dry-gin', 'old-tom-gin')).toBe(false);
  expect(pours('cointreau', 'orange-liqueur')).toBe(true);
  expect(pours('sloe-gin', 'gin')).toBe(false);
});

test('every spirit of the starter catalogue is a bottle that is known', () => {
  expect(starterCatalogue.spirits.filter(({ name }) => findBottle(name) === null)).toEqual([]);
});
