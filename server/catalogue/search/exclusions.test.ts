import { expect, it } from 'vitest';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import { buildCatalogue, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
import { EXCLUSION_QUERIES } from '#server/tests/corpora/queries.ts';
import EXCLUSIONS from '#server/tests/corpora/ways-to-exclude.json' with { type: 'json' };
import { listCocktails } from '../queries/list-cocktails.ts';
import { searchCocktails } from './search-cocktails.ts';
import { cocktailView } from '../queries/views.ts';
import type { Item } from '../items/item.ts';

const starter = buildCatalogue(starterStored());
const all = starter.itemSets.cocktails.itemsByName;
const itemsFound = (term: string) => searchCocktails(starter, term).items;
const idsFound = (term: string) => itemsFound(term).map(({ id }) => id);
const linesOf = ({ fields }: Item): string[] => [
  ...(fields['ingredients'] as string[]),
  ...(fields['garnish'] as string[]).map((id) => id.replaceAll('-', ' ')),
];

/** A person with an allergy looks for these words. The patterns do not use the table of allergens. */
const PLAIN_WORDS: Record<string, RegExp> = {
  egg: /\begg/,
  milk: /\bmilk|\bbutter\b|(?<!oat |soy |coconut |almond )\bcream\b(?! of coconut| soda)/,
  nuts: /\balmond|\borgeat|\bamaretto|\bhazelnut|\bwalnut|\bkernel/,
  coconut: /coconut/,
  gluten: /\bbeer(?<!ginger beer)|\bstout|\bale\b(?<!ginger ale)|\boat|\bworcestershire/,
  sulphites:
    /\bwine|champagne|prosecco|vermouth|sherry|\bport\b|lillet|(?:maraschino|brandied) cherry|cordial/,
  celery: /celery/,
  fish: /worcestershire|anchov|fish/,
  caffeine: /coffee|espresso|\bcola\b|\btea\b/,
};

it('a search finds no cocktail whose traits or lines have an excluded thing', () => {
  for (const { term, freeFrom = [], isAlcoholFree, without = [] } of EXCLUSION_QUERIES)
    for (const item of itemsFound(term)) {
      const { contains, alcoholFree, spirits } = cocktailView(starter, item);
      expect([term, item.id, contains.filter((one) => freeFrom.includes(one))]).toEqual([term, item.id, []]);
      if (isAlcoholFree) expect([term, alcoholFree, spirits]).toEqual([term, true, []]);
      const text = linesOf(item).join('. ').toLowerCase();
      const words = ` ${foldWords(text).join(' ')} `;
      for (const allergen of freeFrom)
        expect([term, item.id, PLAIN_WORDS[allergen]?.exec(text)?.[0]]).toEqual([term, item.id, undefined]);
      for (const thing of without)
        expect([term, words.includes(` ${foldWords(thing).join(' ')} `)]).toEqual([term, false]);
    }
});

it.each([
  ['no zzzz', 'zzzz'],
  ['no egg or zzzz', 'zzzz'],
  ['gin, no foam', 'foam'],
  ...['egg', 'lime', 'mustard', 'mezcal', 'alcohol', 'gelatine'].map((thing) => [`no ${thing}`, '']),
  ...['vegan', 'plant based', 'vegan gin', 'for vegetarians', 'diabetic', 'negroni'].map((term) => [
    term,
    '',
  ]),
])('%s: reports an unknown thing, but no word that the tables know', (term = '', unknown = '') => {
  expect(searchCocktails(starter, term).unknown.join()).toBe(unknown);
});

it.each([
  ['not vegan', all.length],
  ['non-vegetarian', all.length],
  ['xyzzy no egg', 0],
])('%s: finds all cocktails, or none if no cocktail has its other words', (term, count) => {
  expect(itemsFound(term)).toHaveLength(count);
});

it.each(['egg white', 'lime juice', 'almond milk'])(
  'a search leaves out %s as one word and as two',
  (thing) => {
    expect(idsFound(`no ${thing.replace(' ', '')}`)).toEqual(idsFound(`no ${thing}`));
  },
);

it.each(['cucmber', 'gingr', 'quux', 'eggs', 'chopped nuts'])('no %s gin: looks for gin', (thing) => {
  const found = itemsFound(`no ${thing} gin`);
  expect(found.length).toBeGreaterThan(10);
  for (const item of found.slice(0, 10)) expect(linesOf(item).join('. ')).toMatch(/\bgin\b/);
});

const EACH = 8;

// Each exclusion is tried with an eighth of the things, so that together they try all.
it.each(EXCLUSIONS)('%s: finds no cocktail with the excluded thing', (exclusion) => {
  const poured = all.flatMap(({ fields }) =>
    (fields['ingredients'] as string[]).map(
      (line) => readIngredientLine(line).afterAmount.split(',')[0] ?? '',
    ),
  );
  const turn = EXCLUSIONS.indexOf(exclusion);
  const things = [...new Set(poured)].filter((_, index) => (index + turn) % EACH === 0);
  for (const thing of [...things, 'egg', 'lime', 'mint', 'gin']) {
    const found = itemsFound(exclusion.replaceAll('X', thing));
    expect([thing, found.length]).not.toEqual([thing, all.length]);
    expect([thing, found.length]).not.toEqual([thing, 0]);
    const named = new RegExp(`\\b${thing}\\b`);
    expect([thing, found.filter((item) => named.test(linesOf(item).join('. '))).map(({ id }) => id)]).toEqual(
      [thing, []],
    );
  }
});

it('a search for exclusions alone finds all other cocktails, and so does the list with that query', () => {
  const expected = (passes: (view: ReturnType<typeof cocktailView>) => boolean) =>
    all.filter((item) => passes(cocktailView(starter, item))).map(({ id }) => id);
  expect(idsFound('nut free').toSorted()).toEqual(
    expected(({ contains }) => !contains.includes('nuts') && !contains.includes('peanuts')).toSorted(),
  );
  expect(idsFound('mocktails for the driver please').toSorted()).toEqual(
    expected(({ alcoholFree }) => alcoholFree).toSorted(),
  );
  for (const q of ['nut free', 'sour without egg', 'virgin'])
    expect(listCocktails(starter, { q }).map(({ id }) => id)).toEqual(idsFound(q));
});
