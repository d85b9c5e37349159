import { expect, it } from 'vitest';
import { figure } from './figure.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [12_500, '12,500'],
])('%i reads %s', (count, text) => {
  expect(figure(count)).toBe(text);
});
