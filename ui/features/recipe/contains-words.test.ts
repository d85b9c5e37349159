import { expect, it } from 'vitest';
import { containsWords } from './contains-words.ts';

it('says with care what a drink contains', () => {
  expect(containsWords([])).toBeNull();
  expect(containsWords(['egg', 'milk'])).toBe('egg (may be raw), milk, as far as the recipe says; ask us');
  expect(containsWords(['nuts', 'peanuts'])).toBe(
    'nuts (or fruit kernels), peanuts, as far as the recipe says; ask us',
  );
});
