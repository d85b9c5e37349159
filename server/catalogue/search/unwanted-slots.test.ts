import { entriesOf } from '#openapi/entries-of.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from '#openapi/names/fold-text.ts';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { thingsIn, unwantedSlots } from './unwanted-slots.ts';

/** The same rule without an index: whether a line mentions one of the things between commas, null when there are none. */
function unwantedIn(without: string): ((line: string) => boolean) | null {
  const things = thingsIn(entriesOf(without));
  if (things.length === 0) return null;
  return (line) => {
    const words = foldWords(line);
    return things.some((thing) =>
      words.some((_, start) => thing.every((word, index) => words[start + index] === word)),
    );
  };
}

const LINES = [
  '2 egg whites',
  '1 EGG, the white of it',
  '1 oz gin',
  'Ginger beer, to top',
  '2 oz Scotch whisky',
  '2 oz rye Whiskey',
  'Two whiskies',
  "1 oz Maker's Mark",
  '1 dash makers bitters',
  '1 oz Crème de mûre',
  'creme de mure',
  'Lime-leaves & lime_juice',
  '½ lime, juice of 2 limes',
  "rock'n'roll syrup",
  'Cherries; cherry juice',
  'jus de citron’s',
];
const THINGS = [
  'egg',
  'Egg whites',
  'white egg',
  'gin',
  'whisky',
  'whiskey',
  'whiskies',
  "maker's",
  'makers',
  'maker',
  'mark',
  'crème',
  'mure',
  'creme de mure',
  'lime',
  'limes juices',
  'lime leaf',
  '2',
  'roll',
  'cherry',
  'citron',
  'petrol',
  ' ',
];

it('leaves out the cocktails that the filter of the screens leaves out', () => {
  const some = (from: readonly string[]) => fc.uniqueArray(fc.constantFrom(...from), { maxLength: 4 });
  const cocktail = fc.record({
    ingredients: some(LINES),
    garnish: some(['lime-wheel', 'egg', 'mint-leaves']),
  });
  fc.assert(
    fc.property(fc.array(cocktail, { maxLength: 6 }), some(THINGS), (cocktails, things) => {
      const without = things.join(', ');
      const catalogue = buildCatalogue({
        cocktails: cocktails.map((fields, at) => sour({ name: `Sour ${at}`, ...fields })),
      });
      const isUnwanted = unwantedIn(without);
      const expected = cocktails.flatMap(({ ingredients, garnish }, at) =>
        isUnwanted && [...ingredients, ...garnish].some(isUnwanted) ? [`Sour ${at}`] : [],
      );
      const slots = [...new Set(unwantedSlots(catalogue, thingsIn(entriesOf(without))))];
      const { cocktails: collection } = catalogue.collections;
      const found = collection.itemsAt(slots).map(({ fields }) => fields['name']);
      expect(found.sort()).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('finds each cocktail once, however often and in whatever spelling a thing is named', () => {
  const catalogue = buildCatalogue({
    cocktails: LINES.map((line, at) => sour({ name: `Drink ${at}`, ingredients: [line, '1 oz gin'] })),
  });
  const once = unwantedSlots(catalogue, thingsIn(['gin']));
  expect(once).toHaveLength(LINES.length);
  const repeated = thingsIn(Array.from({ length: 66 }, (_, at) => (at % 2 ? 'gin' : 'cucumber')));
  expect(repeated).toHaveLength(2);
  expect(unwantedSlots(catalogue, repeated)).toHaveLength(LINES.length);
});
