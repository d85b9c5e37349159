import { expect, it } from 'vitest';
import { shuffle } from './useAdverts.ts';

it('shuffles a list by random numbers', () => {
  const chances = [0.5, 0.9, 0.1];
  expect(shuffle(['a', 'b', 'c'], () => chances.shift() ?? 0)).toEqual(['c', 'a', 'b']);
});
