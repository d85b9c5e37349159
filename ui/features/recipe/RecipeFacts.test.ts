import { describe, expect, it } from 'vitest';
import { starterCocktail, starterGarnishes, starterGlassware, starterSpirits } from '#mocks/starter-items.ts';
import { recipeFacts } from './RecipeFacts.tsx';

const negroni = starterCocktail('negroni');
const names = { spirits: starterSpirits, glassware: starterGlassware, garnish: starterGarnishes };
const factTexts = (...facts: Parameters<typeof recipeFacts>) =>
  recipeFacts(...facts).map(({ label, values }) => [label, ...values.map(({ text }) => text)]);

describe('the facts of a recipe', () => {
  it('show names for ids, in the order of PRODUCT.md', () => {
    expect(factTexts(negroni, names)).toEqual([
      ['Categories', 'Aperitif', 'Stirred classics'],
      ['Technique', 'Stirred', 'Stirred tutorial'],
      ['Glassware', 'Rocks glass'],
      ['Spirits', 'London Dry Gin', 'Campari', 'Sweet Vermouth'],
      ['Equipment Needed', 'Mixing glass', 'Bar spoon', 'Julep strainer', 'Jigger'],
      ['Garnish', 'Orange twist'],
    ]);
  });

  it("have the label 'Category' for a single one, and link to recipes with the same value", () => {
    const [category, , glass] = recipeFacts({ ...negroni, category: ['Hot drinks'] }, names);
    expect(category).toEqual({
      label: 'Category',
      values: [{ text: 'Hot drinks', to: '/categories/Hot%20drinks' }],
    });
    expect(glass?.values).toEqual([{ text: 'Rocks glass', to: '/explore-collection?glassware=rocks-glass' }]);
  });

  it('leave out what the recipe does not have', () => {
    const none = { category: [], type: null, glassware: null, spirits: [], equipment: [], garnish: [] };
    expect(recipeFacts({ ...negroni, ...none }, names)).toEqual([]);
  });

  it('show the id of an unknown glass, and leave out other unknown names', () => {
    const none = { spirits: undefined, glassware: undefined, garnish: undefined };
    expect(factTexts(negroni, none).map(([label, first]) => [label, first])).toEqual([
      ['Categories', 'Aperitif'],
      ['Technique', 'Stirred'],
      ['Glassware', 'rocks-glass'],
      ['Equipment Needed', 'Mixing glass'],
    ]);
  });
});
