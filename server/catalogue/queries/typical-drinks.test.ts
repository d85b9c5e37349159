import { describe, expect, it } from 'vitest';
import { buildCatalogue, sour, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
import { typicalCocktail, typicalDrinks } from './typical-drinks.ts';

describe('the typical drinks', () => {
  it('are one for each category of the starter catalogue, by name, with all that is drawn', () => {
    const starter = buildCatalogue(starterStored());
    const drinks = typicalDrinks(starter);
    expect(drinks.map(({ id }) => id)).toEqual(starter.collections.categories.sorted.map(({ id }) => id));
    for (const { id, recipe } of drinks) {
      expect(recipe?.id, id).toBe(typicalCocktail(starter, id)?.id);
      expect(recipe?.ingredients.length, id).toBeGreaterThan(0);
    }
  });

  it('leave the tile of a category without cocktails empty, and those beyond the first 48', () => {
    const names = Array.from({ length: 50 }, (_, index) => `Shelf ${String(index + 1).padStart(2, '0')}`);
    const catalogue = buildCatalogue({
      categories: names.map((name) => ({ name, description: 'A shelf.' })),
      cocktails: names.slice(1).map((name) => sour({ name: `Sour of ${name}`, category: [name] })),
    });
    const isDrawn = typicalDrinks(catalogue).map(({ recipe }) => recipe !== null);
    expect(isDrawn).toEqual([false, ...Array<boolean>(47).fill(true), false, false]);
  });
});
