import { expect, it } from 'vitest';
import { emptyMessage, successTitle } from './resource-messages.ts';
import { resourceByName } from './resource-definitions.ts';

it.each([
  ['categories', 'Category', 'No categories found. Add your first category above.'],
  ['cocktails', 'Cocktail', 'No cocktails found. Add your first cocktail above.'],
  ['equipment', 'Equipment', 'No equipment found. Add your first equipment above.'],
  ['garnish', 'Garnish', 'No garnishes found. Add your first garnish above.'],
  ['glassware', 'Glassware', 'No glassware found. Add your first glassware above.'],
  ['myads', 'MyAd', 'No MyAds found. Add your first MyAd above.'],
  ['spirits', 'Spirit', 'No spirits found. Add your first spirit above.'],
  [
    'sustainable-substitutions',
    'Sustainable substitution',
    'No sustainable substitutions found. Add your first sustainable substitution above.',
  ],
  ['cocktail-types', 'Cocktail type', 'No cocktail types found. Add your first cocktail type above.'],
] as const)('the toasts of %s begin with %s, and its empty list says "%s"', (resource, name, empty) => {
  const { nouns } = resourceByName(resource);
  expect(successTitle(nouns, 'created')).toBe(`${name} created successfully`);
  expect(emptyMessage(nouns)).toBe(empty);
});
