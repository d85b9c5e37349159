import { expect, test } from 'vitest';
import { bottlesFromUrl } from './BarPage.tsx';

test('bottlesFromUrl skips texts that are too long, and returns at most as many as a read takes', () => {
  const many = Array.from({ length: 160 }, (_, index) => `bottle-${index}`);
  const parameters = new URLSearchParams([['have', 'x'.repeat(300)], ...many.map((id) => ['have', id])]);
  expect(bottlesFromUrl(parameters)).toEqual(many.slice(0, 150));
  expect(bottlesFromUrl(new URLSearchParams({ have: 'x'.repeat(300) }))).toEqual([]);
});
