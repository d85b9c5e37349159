import { expect, test } from 'vitest';
import { pick } from './useSurprise.ts';

test.each([
  [3, 0, 0],
  [3, 0.34, 1],
  [3, 0.999, 2],
  [1, 0.5, 0],
])('of %i things the chance %d picks number %i', (count, chance, picked) => {
  expect(pick(count, chance)).toBe(picked);
});
