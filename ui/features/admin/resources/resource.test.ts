import { describe, expect, it } from 'vitest';
import { emptyMessage, failureWords, noSelection, successTitle, sortedItems } from './resource.ts';
import { resourceOf, resources } from './resources.ts';

describe('the words of the nine resources', () => {
  it('"Failed to create/update/delete {category|spirit|glassware|…}"', () => {
    // Further resources than the spec's nine may have words of their own.
    const spec = [
      'Failed to create category',
      'Failed to create cocktail',
      'Failed to create equipment',
      'Failed to create garnish',
      'Failed to create glassware',
      'Failed to create MyAd',
      'Failed to create spirit',
      'Failed to create sustainable substitution',
      'Failed to create cocktail type',
    ];
    const words = resources.map(({ nouns }) => failureWords(nouns, 'create'));
    expect(words.filter((word) => spec.includes(word))).toEqual(spec);
  });

  it('"... created successfully", "... updated successfully", "... deleted successfully"', () => {
    const { nouns } = resourceOf('cocktail-types');
    expect(successTitle(nouns, 'created')).toBe('Cocktail type created successfully');
    expect(successTitle(resourceOf('myads').nouns, 'updated')).toBe('MyAd updated successfully');
    expect(successTitle(resourceOf('cocktails').nouns, 'deleted')).toBe('Cocktail deleted successfully');
  });

  it("'No categories found. Add your first category above.'", () => {
    expect(emptyMessage(resourceOf('categories').nouns)).toBe(
      'No categories found. Add your first category above.',
    );
  });

  it("raises 'No cocktail selected for editing' when there is none", () => {
    expect(noSelection(resourceOf('cocktails').nouns)).toBe('No cocktail selected for editing');
  });
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
