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
  it('has every option that some cocktail has, items by name, and difficulties from simple to expert', () => {
    const { total, matching, without, unknown, ...choices } = optionsOf({});
    expect({ total, matching, without, unknown }).toEqual({
      total: 4,
      matching: 4,
      without: [],
      unknown: [],
    });
    const counts = Object.entries(choices).map(([choice, options]) => [
      choice,
      ...options.map(({ value, name, count }) =>
        value === name ? `${value} ${count}` : `${value} ${name} ${count}`,
      ),
    ]);
    expect(counts).toEqual([
      ['spirit', 'gin Gin 3', 'white-rum White Rum 1'],
      ['type', 'Shaken 2', 'Stirred 1'],
      ['glassware', 'coupe Coupe 1', 'rocks-glass Rocks glass 1'],
      ['garnish', 'orange-twist Orange twist 1'],
      ['difficulty', 'Simple 2', 'Easy 1', 'Expert 1'],
      [
        'strength',
        'alcohol-free Alcohol-free 1',
        'light Light, below 12% 1',
        'medium Medium, below 18% 1',
        'strong Strong, 18% and more 1',
      ],
      ['taste', 'bitter Bitter 1', 'sweet Sweet 1', 'strong Strong 1'],
      ['freeFrom', 'egg Egg 3'],
    ]);
  });

  it('keeps the spirits to choose from when the chosen one is not in the catalogue', () => {
    const { matching, spirit, glassware } = optionsOf({ spirit: 'petrol' });
    expect([matching, spirit.length, glassware]).toEqual([0, 2, []]);
  });

  it('counts for each option the cocktails that the list has with it', () => {
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
      const {
        total: _total,
        matching: _matching,
        without: _without,
        unknown: _unknown,
        ...choices
      } = optionsOf(filter);
      for (const [choice, options] of Object.entries(choices))
        for (const { value, count } of options) {
          const chosen = { [choice]: choice === 'freeFrom' ? [value] : value };
          expect(listCocktails(catalogue, { ...filter, ...chosen }).length, value).toBe(count);
        }
    }
  });

  it('tells excluded ingredients from unknown ones', () => {
    const asked = ['gin', 'zzzz', 'EGG WHITES', 'sugar', 'mezcal', 'crème soda', 'gi', 'moon beams'];
    const { without, unknown, matching } = optionsOf({ without: asked });
    expect(unknown).toEqual(['zzzz', 'gi', 'moon beams']);
    expect(without).toEqual(['gin', 'EGG WHITES', 'sugar', 'mezcal', 'crème soda']);
    expect(matching).toBe(optionsOf({ without }).matching);
    expect(optionsOf({ without: unknown }).matching).toBe(4);
  });
});
