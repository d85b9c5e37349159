import { describe, expect, it } from 'vitest';
import {
  starterCocktail,
  starterGarnishes,
  starterGlassware,
  starterSpirits,
} from '#mocks/starter-answers.ts';
import { recipeFacts } from './recipe-facts.ts';

const negroni = starterCocktail('negroni');
const names = { spirits: starterSpirits, glassware: starterGlassware, garnish: starterGarnishes };
const told = (...facts: Parameters<typeof recipeFacts>) =>
  Object.fromEntries(
    recipeFacts(...facts).map(({ label, values }) => [label, values.map(({ text }) => text)]),
  );

describe('"a grid of Category/Categories, Technique, Glassware, Spirits, Equipment Needed and Garnish"', () => {
  it('tells ids as names', () => {
    expect(told(negroni, names)).toEqual({
      Categories: ['Aperitif', 'Stirred classics'],
      Technique: ['Stirred'],
      Glassware: ['Rocks glass'],
      Spirits: ['London Dry Gin', 'Campari', 'Sweet Vermouth'],
      'Equipment Needed': ['Mixing glass', 'Bar spoon', 'Julep strainer', 'Jigger'],
      Garnish: ['Orange twist'],
    });
  });

  it('keeps the order of the spec', () => {
    expect(recipeFacts(negroni, names).map(({ label }) => label)).toEqual([
      'Categories',
      'Technique',
      'Glassware',
      'Spirits',
      'Equipment Needed',
      'Garnish',
    ]);
  });

  it("says 'Category' of a single one, and leads to its page", () => {
    const [first] = recipeFacts({ ...negroni, category: ['Hot drinks'] }, names);
    expect(first).toEqual({
      label: 'Category',
      values: [{ text: 'Hot drinks', to: '/categories/Hot%20drinks' }],
    });
  });

  it('shows each "only when present"', () => {
    const bare = {
      ...negroni,
      category: [],
      type: null,
      glassware: null,
      spirits: [],
      equipment: [],
      garnish: [],
    };
    expect(recipeFacts(bare, names)).toEqual([]);
  });

  it('falls back to "the raw value for glassware", and to nothing for the others', () => {
    const none = { spirits: undefined, glassware: undefined, garnish: undefined };
    expect(told(negroni, none)).toEqual({
      Categories: ['Aperitif', 'Stirred classics'],
      Technique: ['Stirred'],
      Glassware: ['rocks-glass'],
      'Equipment Needed': ['Mixing glass', 'Bar spoon', 'Julep strainer', 'Jigger'],
    });
  });
});
