import { expect, it } from 'vitest';
import { likeKey, sameKey } from './same-items.ts';

it.each([
  ['Coupe', 'COUPE glasses'],
  ['Piña', 'pina'],
  ['Lemon twist', 'lemon twists'],
])('"%s" is "%s"', (one, other) => {
  expect(sameKey(one)).toBe(sameKey(other));
});

it.each([
  ['Shake', 'Shaken'],
  ['Built', 'Build in Glass'],
  ['Sour', 'Sour cocktails'],
  ['High ball', 'Highball'],
])('"%s" may be "%s", which a person decides', (one, other) => {
  expect(likeKey(one)).toBe(likeKey(other));
  expect(sameKey(one)).not.toBe(sameKey(other));
});

it.each([
  ['Shaken', 'Stirred'],
  ['Layered', 'Rolled'],
  ['Rye', 'Rum'],
])('"%s" is not "%s"', (one, other) => {
  expect(likeKey(one)).not.toBe(likeKey(other));
});
