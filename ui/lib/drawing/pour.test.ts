import { expect, it } from 'vitest';
import { readPour } from './pour.ts';

it.each([
  ['2 oz white rum', 60, 'white rum'],
  ['¾ oz fresh lime juice', 22.5, 'lime juice'],
  ['2 dashes Angostura bitters', 1.6, 'angostura bitters'],
  ['1 egg white', 30, 'egg white'],
  ['Juice of 1 lime', 25, 'lime juice'],
  ['1 lime, cut into wedges', 25, 'wedges'],
  ['1-2 oz gin', 45, 'gin'],
  ['Soda water, to top', 90, 'top'],
  ['Splash of cranberry juice', 7.5, 'cranberry juice'],
  ['3 cucumber slices', 0, 'slices'],
  ['Pinch of salt', 0, 'salt'],
])('%s is %d ml', (line, ml, what) => {
  const pour = readPour(line);
  expect(pour.ml).toBeCloseTo(ml);
  expect(pour.what).toContain(what.split(' ').at(-1));
});
