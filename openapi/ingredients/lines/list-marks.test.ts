import { expect, it } from 'vitest';
import { withoutListMarks } from './list-marks.ts';

it.each([
  ['bullets', '• 2 oz gin\n• 1 oz lemon', '2 oz gin\n1 oz lemon'],
  ['the marks of a word processor', '\uf0b7\tShake.\no\tStrain.', 'Shake.\nStrain.'],
  ['numbers that count up', '1. Shake.\r\n2. Strain.', 'Shake.\nStrain.'],
  ['no amounts', '2. oz gin\n1. oz lemon', '2. oz gin\n1. oz lemon'],
])('a pasted list loses %s', (_, pasted, lines) => {
  expect(withoutListMarks(pasted)).toBe(lines);
});
