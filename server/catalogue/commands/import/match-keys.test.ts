import { expect, it } from 'vitest';
import { likelyMatchKey, sureMatchKey } from './match-keys.ts';

it.each([
  ['Coupe', 'COUPE glasses'],
  ['Piña', 'pina'],
  ['Lemon twist', 'lemon twists'],
])('"%s" surely means "%s"', (one, other) => {
  expect(sureMatchKey(one)).toBe(sureMatchKey(other));
});

it.each([
  ['Shake', 'Shaken'],
  ['Built', 'Build in Glass'],
  ['Sour', 'Sour cocktails'],
  ['High ball', 'Highball'],
])('"%s" may mean "%s", which a person decides', (one, other) => {
  expect(likelyMatchKey(one)).toBe(likelyMatchKey(other));
  expect(sureMatchKey(one)).not.toBe(sureMatchKey(other));
});

it.each([
  ['Shaken', 'Stirred'],
  ['Layered', 'Rolled'],
  ['Rye', 'Rum'],
])('"%s" does not mean "%s"', (one, other) => {
  expect(likelyMatchKey(one)).not.toBe(likelyMatchKey(other));
});
