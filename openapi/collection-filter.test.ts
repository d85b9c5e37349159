import { describe, expect, it } from 'vitest';
import { filterCollection, NO_FILTER, optionCounts, type CollectionFilter } from './collection-filter.ts';

const cocktails = [
  {
    id: 'negroni',
    spirits: ['gin', 'campari'],
    type: 'Stirred',
    glassware: 'rocks-glass',
    difficulty: 'Easy',
    ingredients: ['1 oz gin', '1 oz Campari'],
    garnish: ['orange-twist'],
  },
  {
    id: 'white-lady',
    spirits: ['gin'],
    type: 'Shaken',
    glassware: 'coupe',
    difficulty: 'Moderate',
    ingredients: ['2 oz gin', '1 egg white'],
    garnish: [],
  },
  {
    id: 'mule',
    spirits: ['vodka'],
    type: 'Build in Glass',
    glassware: null,
    difficulty: 'Easy',
    ingredients: ['2 oz vodka', 'Ginger beer, to top'],
    garnish: ['lime-wheel'],
  },
  {
    id: 'plain',
    spirits: [],
    type: null,
    glassware: null,
    difficulty: 'Simple',
    ingredients: ['Soda water'],
    garnish: [],
  },
] as const;
const list = cocktails.map((cocktail) => ({
  ...cocktail,
  spirits: [...cocktail.spirits],
  ingredients: [...cocktail.ingredients],
  garnish: [...cocktail.garnish],
}));
const ids = (filter: Partial<CollectionFilter>) =>
  filterCollection(list, { ...NO_FILTER, ...filter }).map(({ id }) => id);
const counts = (filter: Partial<CollectionFilter>, choice: 'spirit' | 'difficulty' | 'technique') =>
  Object.fromEntries(optionCounts(list, { ...NO_FILTER, ...filter }, choice));

describe('"filters by spirit, technique, glass, difficulty and \'without\' an ingredient"', () => {
  it('narrows by each and by all', () => {
    expect(ids({})).toEqual(['negroni', 'white-lady', 'mule', 'plain']);
    expect(ids({ spirit: 'gin' })).toEqual(['negroni', 'white-lady']);
    expect(ids({ technique: 'Shaken' })).toEqual(['white-lady']);
    expect(ids({ glass: 'rocks-glass' })).toEqual(['negroni']);
    expect(ids({ difficulty: 'Easy' })).toEqual(['negroni', 'mule']);
    expect(ids({ spirit: 'gin', difficulty: 'Easy' })).toEqual(['negroni']);
  });

  it('"without" goes by whole words, in the plural too, garnish included', () => {
    expect(ids({ without: 'gin' })).toEqual(['mule', 'plain']);
    expect(ids({ without: 'Eggs' })).toEqual(['negroni', 'mule', 'plain']);
    expect(ids({ without: 'orange' })).toEqual(['white-lady', 'mule', 'plain']);
    expect(ids({ without: 'egg white, ginger' })).toEqual(['negroni', 'plain']);
    expect(ids({ without: ' , ' })).toHaveLength(4);
  });

  it('"with counts": each option given the other filters', () => {
    expect(counts({}, 'spirit')).toEqual({ gin: 2, campari: 1, vodka: 1 });
    expect(counts({ spirit: 'gin' }, 'spirit')).toEqual({ gin: 2, campari: 1, vodka: 1 });
    expect(counts({ spirit: 'gin' }, 'difficulty')).toEqual({ Easy: 1, Moderate: 1 });
    expect(counts({ without: 'egg' }, 'technique')).toEqual({ Stirred: 1, 'Build in Glass': 1 });
  });

  it('an option counts as many as choosing it shows', () => {
    for (const [spirit, count] of optionCounts(list, NO_FILTER, 'spirit'))
      expect(ids({ spirit })).toHaveLength(count);
  });
});
