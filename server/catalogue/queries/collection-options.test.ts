import { describe, expect, it } from 'vitest';
import type { ListCollectionOptionsParams } from '#openapi/generated/model.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { collectionOptions } from './collection-options.ts';
import { listCocktails } from './list-cocktails.ts';

const catalogue = buildCatalogue({
  categories: [{ name: 'Sours', description: 'Citrus.' }],
  spirits: [{ name: 'White Rum' }, { name: 'Gin' }, { name: 'Absinthe' }],
  glassware: [{ name: 'Rocks glass' }, { name: 'Coupe' }],
  garnish: [{ name: 'Orange twist' }],
  'cocktail-types': [{ name: 'Stirred' }, { name: 'Shaken' }],
  cocktails: [
    sour({
      name: 'Negroni',
      spirits: ['Gin'],
      type: 'Stirred',
      glassware: 'Rocks glass',
      garnish: ['Orange twist'],
      ingredients: ['1 oz gin', '1 oz Campari'],
    }),
    sour({
      name: 'White Lady',
      spirits: ['Gin'],
      type: 'Shaken',
      glassware: 'Coupe',
      difficulty: 'Expert',
      ingredients: ['2 oz gin', '1 egg white'],
    }),
    sour({
      name: 'Zombie',
      spirits: ['Gin', 'White Rum'],
      type: 'Shaken',
      difficulty: 'Simple',
      ingredients: ['1 oz white rum', 'Ginger beer, to top'],
    }),
    sour({ name: 'Soda', difficulty: 'Simple', ingredients: ['Crème soda'] }),
  ],
});
const optionsOf = (filter: ListCollectionOptionsParams) => collectionOptions(catalogue, filter);
describe('collectionOptions', () => {
  it('names every option that some cocktail has, lists by name, difficulties from simple to expert', () => {
    expect(JSON.stringify(optionsOf({}))).toBe(
      JSON.stringify({
        total: 4,
        matching: 4,
        spirit: [
          { value: 'gin', name: 'Gin', count: 3 },
          { value: 'white-rum', name: 'White Rum', count: 1 },
        ],
        type: [
          { value: 'Shaken', name: 'Shaken', count: 2 },
          { value: 'Stirred', name: 'Stirred', count: 1 },
        ],
        glassware: [
          { value: 'coupe', name: 'Coupe', count: 1 },
          { value: 'rocks-glass', name: 'Rocks glass', count: 1 },
        ],
        garnish: [{ value: 'orange-twist', name: 'Orange twist', count: 1 }],
        difficulty: [
          { value: 'Simple', name: 'Simple', count: 2 },
          { value: 'Easy', name: 'Easy', count: 1 },
          { value: 'Expert', name: 'Expert', count: 1 },
        ],
        strength: [
          { value: 'alcohol-free', name: 'Alcohol-free', count: 1 },
          { value: 'light', name: 'Light, below 12%', count: 1 },
          { value: 'medium', name: 'Medium, below 18%', count: 1 },
          { value: 'strong', name: 'Strong, 18% and more', count: 1 },
        ],
        taste: [
          { value: 'bitter', name: 'Bitter', count: 1 },
          { value: 'sweet', name: 'Sweet', count: 1 },
          { value: 'strong', name: 'Strong', count: 1 },
        ],
        freeFrom: [{ value: 'egg', name: 'Egg', count: 3 }],
        without: [],
        unknown: [],
      }),
    );
  });

  it('offers nothing else for what is not in the catalogue', () => {
    const { matching, spirit, glassware } = optionsOf({ spirit: 'petrol' });
    expect([matching, spirit.length, glassware]).toEqual([0, 2, []]);
  });

  it('counts as many for an option as the list then has', () => {
    const filters: ListCollectionOptionsParams[] = [
      {},
      { without: ['egg'] },
      { category: 'Sours' },
      { q: 'gin' },
      { q: 'gin', type: 'Shaken' },
      { name: 'o' },
      { type: 'shaken', spirit: 'GIN' },
      { spirit: 'gin', glassware: 'coupe' },
      { strength: 'strong', taste: 'bitter' },
      { freeFrom: ['egg'], spirit: 'gin' },
    ];
    for (const filter of filters) {
      const options = optionsOf(filter);
      for (const choice of [
        'spirit',
        'type',
        'glassware',
        'difficulty',
        'strength',
        'taste',
        'freeFrom',
      ] as const)
        for (const { value, count } of options[choice]) {
          const chosen = { [choice]: choice === 'freeFrom' ? [value] : value };
          expect(listCocktails(catalogue, { ...filter, ...chosen }).length, value).toBe(count);
        }
    }
  });

  it('tells what is left out from what nothing here is called', () => {
    const asked = ['gin', 'zzzz', 'EGG WHITES', 'sugar', 'mezcal', 'crème soda', 'gi', 'moon beams'];
    const { without, unknown, matching } = optionsOf({ without: asked });
    expect(unknown).toEqual(['zzzz', 'gi', 'moon beams']);
    expect(without).toEqual(['gin', 'EGG WHITES', 'sugar', 'mezcal', 'crème soda']);
    expect(matching).toBe(optionsOf({ without }).matching);
    expect(optionsOf({ without: unknown }).matching).toBe(4);
  });
});
