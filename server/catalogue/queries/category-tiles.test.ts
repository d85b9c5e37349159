import { describe, expect, it } from 'vitest';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { typicalCocktail, categoryTiles } from './category-tiles.ts';

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
  it('has this first category, shares glass and technique with most others, and is featured among equals', () => {
    expect(typicalCocktail(catalogue, 'sours')?.id).toBe('gimlet');
    expect(typicalCocktail(catalogue, 'tall')?.id).toBe('a-tall-one');
    expect(typicalCocktail(catalogue, 'empty')).toBeUndefined();
  });
});

describe('the tiles of categories', () => {
  it('are empty for a category without cocktails, and after the first 48', () => {
    const names = Array.from({ length: 50 }, (_, index) => `Shelf ${String(index + 1).padStart(2, '0')}`);
    const shelves = buildCatalogue({
      categories: names.map((name) => ({ name, description: 'A shelf.' })),
      cocktails: names.slice(1).map((name) => sour({ name: `Sour of ${name}`, category: [name] })),
    });
    const isDrawn = categoryTiles(shelves).map(({ recipe }) => recipe !== null);
    expect(isDrawn).toEqual([false, ...Array<boolean>(47).fill(true), false, false]);
  });
});
