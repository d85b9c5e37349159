import { expect, test } from 'vitest';
import { bottlesFromUrl } from './useMyBar.ts';

test('what is too long for a name is no bottle, and there are no more bottles than a read takes', () => {
  const many = Array.from({ length: 160 }, (_, index) => `bottle-${index}`);
  const parameters = new URLSearchParams([['have', 'x'.repeat(300)], ...many.map((id) => ['have', id])]);
  expect(bottlesFromUrl(parameters)).toEqual(many.slice(0, 150));
  expect(bottlesFromUrl(new URLSearchParams({ have: 'x'.repeat(300) }))).toEqual([]);
});
