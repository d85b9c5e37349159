import { describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { NO_FILTER } from '#openapi/collection-filter.ts';
import { filterOptions } from './filter-options.ts';

const drink = (fields: Partial<Cocktail>): Cocktail => ({
  id: 'x',
  name: 'X',
  description: '',
  image: null,
  difficulty: 'Easy',
  category: [],
  featured: false,
  funFact: null,
  ingredients: [],
  instructions: [],
  videoUrl: null,
  type: null,
  spirits: [],
  glassware: null,
  equipment: [],
  garnish: [],
  contains: [],
  alcoholFree: false,
  strength: null,
  taste: [],
  version: 1,
  ...fields,
});
const cocktails = [
  drink({ spirits: ['white-rum'], difficulty: 'Expert', glassware: 'coupe' }),
  drink({ spirits: ['white-rum', 'london-dry-gin'], difficulty: 'Simple' }),
  drink({ spirits: ['london-dry-gin'], difficulty: 'Moderate' }),
];
const names = { spirit: [{ id: 'white-rum', name: 'Agricole' }], glass: undefined };

describe("options of the collection's filters", () => {
  it('are named from their list, or read from the id, and sorted by name', () => {
    expect(filterOptions(cocktails, NO_FILTER, 'spirit', names)).toEqual([
      { value: 'white-rum', name: 'Agricole', count: 2 },
      { value: 'london-dry-gin', name: 'London dry gin', count: 2 },
    ]);
  });

  it('difficulties run from simple to expert', () => {
    const options = filterOptions(cocktails, NO_FILTER, 'difficulty', names);
    expect(options.map(({ name }) => name)).toEqual(['Simple', 'Moderate', 'Expert']);
  });

  it('leave out what the other filters rule out, but never the chosen one', () => {
    const filter = { ...NO_FILTER, glass: 'coupe', difficulty: 'Easy' };
    expect(filterOptions(cocktails, filter, 'glass', names)).toEqual([
      { value: 'coupe', name: 'Coupe', count: 0 },
    ]);
    expect(filterOptions(cocktails, { ...NO_FILTER, glass: 'coupe' }, 'difficulty', names)).toEqual([
      { value: 'Expert', name: 'Expert', count: 1 },
    ]);
  });
});
