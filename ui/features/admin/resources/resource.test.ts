import { expect, it } from 'vitest';
import { noSelection, sortedItems, successTitle } from './resource.ts';
import { resourceOf } from './resources.ts';

it("raises 'No cocktail selected for editing' when there is none", () => {
  expect(noSelection(resourceOf('cocktails').nouns)).toBe('No cocktail selected for editing');
});

it.each([
  ['categories', 'Category created successfully'],
  ['cocktails', 'Cocktail created successfully'],
  ['equipment', 'Equipment created successfully'],
  ['garnish', 'Garnish created successfully'],
  ['glassware', 'Glassware created successfully'],
  ['myads', 'MyAd created successfully'],
  ['spirits', 'Spirit created successfully'],
  ['sustainable-substitutions', 'Sustainable substitution created successfully'],
  ['cocktail-types', 'Cocktail type created successfully'],
] as const)('the toasts of %s begin with its name', (resource, words) => {
  expect(successTitle(resourceOf(resource).nouns, 'created')).toBe(words);
});

it('"sorted by name ascending (substitutions by original ingredient)"', () => {
  const { row } = resourceOf('sustainable-substitutions');
  const item = (id: string, originalIngredient: string) => ({
    id,
    version: 1,
    originalIngredient,
    sustainableAlternative: '',
    category: 'mixers',
  });
  const sorted = sortedItems([item('1', 'Sugar'), item('2', 'lime'), item('3', 'Éclair')], row);
  expect(sorted.map(({ id }) => id)).toEqual(['3', '2', '1']);
});
