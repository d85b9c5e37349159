import { describe, expect, it } from 'vitest';
import { buildCatalogue, sour, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
import { typicalCocktail } from './typical-drinks.ts';

const catalogue = buildCatalogue({
  categories: [
    { name: 'Sours', description: 'Citrus.' },
    { name: 'Tall', description: 'Long.', photo: '/tall.jpg' },
    { name: 'Empty', description: 'Nothing yet.' },
  ],
  glassware: [{ name: 'Coupe' }, { name: 'Highball' }],
  'cocktail-types': [{ name: 'Shaken' }, { name: 'Built' }],
  cocktails: [
    sour({ name: 'A tall one', category: ['Tall', 'Sours'], type: 'Built', glassware: 'Highball' }),
    sour({ name: 'B tall one', category: ['Tall', 'Sours'], type: 'Built', glassware: 'Highball' }),
    sour({ name: 'C tall one', category: ['Tall', 'Sours'], type: 'Built', glassware: 'Highball' }),
    sour({ name: 'Daiquiri', type: 'Shaken', glassware: 'Coupe' }),
    sour({ name: 'Egg sour', type: 'Built', glassware: 'Coupe' }),
    sour({ name: 'Gimlet', type: 'Shaken', glassware: 'Coupe', featured: true }),
  ],
});

describe('the typical cocktail', () => {
  it('has the category first and shares glass and technique with most; of equals the featured one is taken', () => {
    expect(typicalCocktail(catalogue, 'sours')?.id).toBe('gimlet');
    expect(typicalCocktail(catalogue, 'tall')?.id).toBe('a-tall-one');
    expect(typicalCocktail(catalogue, 'empty')).toBeUndefined();
  });

  it('differs from shelf to shelf of the starter catalogue', () => {
    const starter = buildCatalogue(starterStored());
    const { categories } = starter.collections;
    const drinks = categories.sorted.map(({ id }) => typicalCocktail(starter, id)?.id);
    expect(new Set(drinks).size).toBe(categories.size);
  });
});
