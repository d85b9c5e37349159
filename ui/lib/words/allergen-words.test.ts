import { expect, it } from 'vitest';
import { containsWords, shortContainsWords, sulfiteWords, unknownWords } from './allergen-words.ts';

it('a recipe names its allergens with a caveat', () => {
  expect(unknownWords([])).toBeNull();
  expect(unknownWords(['1 oz fairy dust'])).toContain('what is in “1 oz fairy dust”');
  expect(containsWords([])).toBeNull();
  expect(containsWords(['egg', 'milk'])).toBe('egg (may be raw), milk, as far as the recipe says; ask us');
  expect(containsWords(['sulphites'])).toBeNull();
  expect(containsWords(['egg', 'sulphites'])).toBe('egg (may be raw), as far as the recipe says; ask us');
  expect(sulfiteWords(['sulphites'])).toContain('Contains sulfites');
  expect(containsWords(['nuts', 'peanuts'])).toBe(
    'nuts (or fruit kernels), peanuts, as far as the recipe says; ask us',
  );
});

it('a menu names the allergens of a drink in few words, and says when not all are known', () => {
  expect(shortContainsWords([], [])).toBeNull();
  expect(shortContainsWords(['egg', 'milk'], [])).toBe('Contains egg, milk');
  expect(shortContainsWords(['egg'], ['1 oz fairy dust'])).toBe('Contains egg; ask us about the rest');
  expect(shortContainsWords([], ['1 oz fairy dust'])).toBe('Ask us what it contains');
});
