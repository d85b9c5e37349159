import { describe, expect, it } from 'vitest';
import {
  starterCocktail,
  starterGarnishes,
  starterGlassware,
  starterSpirits,
} from '#mocks/starter-answers.ts';
import {
  containsWords,
  shortContainsWords,
  sulfiteWords,
  unknownWords,
} from '#ui/lib/words/contains-words.ts';
import { recipeFacts } from './RecipeFacts.tsx';

const negroni = starterCocktail('negroni');
const names = { spirits: starterSpirits, glassware: starterGlassware, garnish: starterGarnishes };
const factTexts = (...facts: Parameters<typeof recipeFacts>) =>
  recipeFacts(...facts).map(({ label, values }) => [label, ...values.map(({ text }) => text)]);

describe('the facts of a recipe', () => {
  it('tells ids as names, in the order of the spec', () => {
    expect(factTexts(negroni, names)).toEqual([
      ['Categories', 'Aperitif', 'Stirred classics'],
      ['Technique', 'Stirred', 'Stirred tutorial'],
      ['Glassware', 'Rocks glass'],
      ['Spirits', 'London Dry Gin', 'Campari', 'Sweet Vermouth'],
      ['Equipment Needed', 'Mixing glass', 'Bar spoon', 'Julep strainer', 'Jigger'],
      ['Garnish', 'Orange twist'],
    ]);
  });

  it("says 'Category' of a single one, and leads to what has the same value", () => {
    const [category, , glass] = recipeFacts({ ...negroni, category: ['Hot drinks'] }, names);
    expect(category).toEqual({
      label: 'Category',
      values: [{ text: 'Hot drinks', to: '/categories/Hot%20drinks' }],
    });
    expect(glass?.values).toEqual([{ text: 'Rocks glass', to: '/explore-collection?glassware=rocks-glass' }]);
  });

  it('shows each only where it is present', () => {
    const none = { category: [], type: null, glassware: null, spirits: [], equipment: [], garnish: [] };
    expect(recipeFacts({ ...negroni, ...none }, names)).toEqual([]);
  });

  it('shows an unknown glass by its id, and nothing for other unknown names', () => {
    const none = { spirits: undefined, glassware: undefined, garnish: undefined };
    expect(factTexts(negroni, none).map(([label, first]) => [label, first])).toEqual([
      ['Categories', 'Aperitif'],
      ['Technique', 'Stirred'],
      ['Glassware', 'rocks-glass'],
      ['Equipment Needed', 'Mixing glass'],
    ]);
  });
});

it('says with care what a drink contains', () => {
  expect(unknownWords([])).toBeNull();
  expect(unknownWords(['1 oz fairy dust'])).toContain('what is in “1 oz fairy dust”');
  expect(containsWords([])).toBeNull();
  expect(containsWords(['egg', 'milk'])).toBe('egg (may be raw), milk, as far as the recipe says; ask us');
  expect(containsWords(['sulphites'])).toBeNull();
  expect(containsWords(['egg', 'sulphites'])).toBe('egg (may be raw), as far as the recipe says; ask us');
  expect(sulfiteWords(['sulphites'])).toContain('With sulfites');
  expect(containsWords(['nuts', 'peanuts'])).toBe(
    'nuts (or fruit kernels), peanuts, as far as the recipe says; ask us',
  );
});

it('says on a menu in few words what a drink contains, and that it is not known of all', () => {
  expect(shortContainsWords([], [])).toBeNull();
  expect(shortContainsWords(['egg', 'milk'], [])).toBe('Contains egg, milk');
  expect(shortContainsWords(['egg'], ['1 oz fairy dust'])).toBe('Contains egg; ask us about the rest');
  expect(shortContainsWords([], ['1 oz fairy dust'])).toBe('Ask us what it contains');
});
