import { expect, it } from 'vitest';
import { readPour } from './pour.ts';

it.each([
  ['¾ oz fresh lime juice', 22.5],
  ['2 dashes Angostura bitters', 1.6],
  ['1 egg white', 30],
  ['Juice of 1 lime', 30],
  ['1-2 oz gin', 45],
  ['Soda water, to top', 90],
  ['3 cucumber slices', 0],
])('%s is %d ml', (line, ml) => {
  expect(readPour(line).ml).toBeCloseTo(ml);
});
