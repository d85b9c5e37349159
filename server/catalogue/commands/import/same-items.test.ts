import { expect, it } from 'vitest';
import { looseKey } from './same-items.ts';

it.each([
  ['cocktail-types', 'Shake', 'Shaken'],
  ['cocktail-types', 'Stir', 'Stirred'],
  ['cocktail-types', 'Built', 'Build in Glass'],
  ['glassware', 'Coupe', 'Coupe glasses'],
  ['garnish', 'Lemon twist', 'lemon twists'],
  ['categories', 'Sour', 'Sour cocktails'],
])('%s: "%s" may be "%s"', (resource, one, other) => {
  expect(looseKey(resource, one)).toBe(looseKey(resource, other));
});

it.each([
  ['cocktail-types', 'Shaken', 'Stirred'],
  ['cocktail-types', 'Layered', 'Rolled'],
  ['spirits', 'Rye', 'Rum'],
])('%s: "%s" is not "%s"', (resource, one, other) => {
  expect(looseKey(resource, one)).not.toBe(looseKey(resource, other));
});
