import { describe, expect, it } from 'vitest';
import { parseAskedFilters } from '#openapi/ingredients/exclusions/asked-filters.ts';
import type { Known } from '#openapi/ingredients/exclusions/term-things.ts';
import { readIngredientLine } from '#openapi/ingredients/ingredient-line.ts';
import { recipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { contentsOfHouse } from '../snapshot/traits.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import { buildCatalogue, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
import { EXCLUSION_QUERIES } from '#server/tests/corpora/exclusion-queries.ts';
import { REFUSALS } from '#server/tests/corpora/refusals.ts';
import { listCocktails } from '../queries/list-cocktails.ts';
import { searchCocktails } from '../queries/search-cocktails.ts';
import type { Item } from '../item.ts';
import { isPoured } from './unwanted-slots.ts';

const itemsFound = (...asked: Parameters<typeof searchCocktails>) => searchCocktails(...asked).items;

const starter = buildCatalogue(starterStored());
const linesOf = ({ fields }: Item): string[] => [
  ...(fields['ingredients'] as string[]),
  ...(fields['garnish'] as string[]).map((id) => id.replaceAll('-', ' ')),
];
const traitsOf = ({ fields }: Item) =>
  recipeTraits(
    {
      ingredients: fields['ingredients'] as string[],
      instructions: fields['instructions'] as string[],
      garnish: fields['garnish'] as string[],
      type: fields['type'] as string | null,
    },
    contentsOfHouse(starter.collections['house-ingredients']),
  );

/** Plain words, written without the table of allergens: what a person with an allergy would look for in the lines. The house's falernum has no almond. */
const PLAIN_WORDS: Record<string, RegExp> = {
  egg: /\begg/,
  milk: /\bmilk|\bbutter\b|(?<!oat |soy |coconut |almond )\bcream\b(?! of coconut| soda)/,
  nuts: /\balmond|\borgeat|\bamaretto|\bhazelnut|\bwalnut|\bkernel/,
  peanuts: /peanut/,
  coconut: /coconut/,
  gluten: /\bbeer(?<!ginger beer)|\bstout|\bale\b(?<!ginger ale)|\boat|\bworcestershire/,
  sulphites:
    /\bwine|champagne|prosecco|vermouth|sherry|\bport\b|lillet|(?:maraschino|brandied) cherry|candied|cordial/,
  celery: /celery/,
  fish: /worcestershire|anchov|fish/,
  soy: /\bsoya?\b/,
  caffeine: /coffee|espresso|\bcola\b|\btea\b/,
};

const EACH = 8;

const chipsOf = (term: string, known?: Known) =>
  parseAskedFilters(term, known).filters.map(({ text }) => text);
const pours = (thing: readonly string[]) => isPoured(starter, foldWords(thing.join(' ')));

describe('a search that leaves something out', () => {
  it('is tried in more than sixty ways about allergens and alcohol', () => {
    const about = Object.values(EXCLUSION_QUERIES).filter((one) => one.freeFrom ?? one.isAlcoholFree);
    expect(about.length).toBeGreaterThanOrEqual(60);
  });

  it.each(Object.keys(EXCLUSION_QUERIES))('%s: no line of a result names it in plain words', (term) => {
    const { freeFrom = [], isAlcoholFree } = EXCLUSION_QUERIES[term] ?? {};
    for (const item of itemsFound(starter, term)) {
      const text = linesOf(item).join('. ').toLowerCase();
      for (const allergen of freeFrom)
        if (PLAIN_WORDS[allergen])
          expect([item.id, text]).not.toEqual([item.id, expect.stringMatching(PLAIN_WORDS[allergen])]);
      if (isAlcoholFree) expect([item.id, item.fields['spirits']]).toEqual([item.id, []]);
    }
  });

  it.each(Object.entries(EXCLUSION_QUERIES))(
    '%s: no drink with what was left out',
    (term, { freeFrom = [], isAlcoholFree, without = [] }) => {
      const found = itemsFound(starter, term);
      for (const item of found) {
        const { contains, alcoholFree } = traitsOf(item);
        expect([item.id, contains.filter((one) => freeFrom.includes(one))]).toEqual([item.id, []]);
        if (isAlcoholFree) expect([item.id, alcoholFree]).toEqual([item.id, true]);
        const words = foldWords(linesOf(item).join(' ')).join(' ');
        for (const thing of without)
          expect([item.id, ` ${words} `]).not.toEqual([
            item.id,
            expect.stringContaining(` ${foldWords(thing).join(' ')} `),
          ]);
      }
    },
  );

  it.each(['albumen', 'albumin', 'huevo', 'huevos', 'oeuf', 'œufs', 'Ei', 'Eier', 'uova'])(
    'no %s: is egg',
    (word) => {
      expect(parseAskedFilters(`no ${word}`).filters).toMatchObject([{ freeFrom: ['egg'] }]);
    },
  );

  it.each([
    ['no zzzz', 'zzzz'],
    ['no egg or zzzz', 'zzzz'],
    ['gin, no foam', 'foam'],
    ...['purple', 'ice', 'garnish', 'straw'].map((thing) => [`no ${thing}`, thing]),
    ...['egg', 'lime', 'mustard', 'spice', 'honey water', 'mezcal', 'alcohol'].map((thing) => [
      `no ${thing}`,
      '',
    ]),
    ['negroni', ''],
  ])('%s: names what it knows nothing of, which leaves nothing out', (term = '', unknown = '') => {
    expect(searchCocktails(starter, term).unknown.join()).toBe(unknown);
  });

  it.each(['lime makes me happy', "can't get enough lime", "I've never tried lime", 'do you not have lime'])(
    '%s: leaves nothing out',
    (term) => {
      const ids = itemsFound(starter, term).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['daiquiri', 'margarita']));
      expect(ids.length).toBeLessThan(40);
    },
  );

  it.each(['egg white', 'lime juice', 'coconut milk', 'passion fruit', 'ginger beer', 'almond milk'])(
    'leaves out %s however it is written',
    (thing) => {
      const asked = (text: string) =>
        itemsFound(starter, text)
          .map(({ id }) => id)
          .sort();
      const inOne = thing.replace(' ', '');
      expect(asked(`no ${inOne}`)).toEqual(asked(`no ${thing}`));
      expect(asked(`${inOne} allergy`)).toEqual(asked(`${thing} allergy`));
    },
  );

  it('knows every word of its own tables, so that no guest is told of one that nobody asked for', () => {
    for (const term of ['vegan', 'plant based', 'vegan gin', 'for vegetarians', 'diabetic', 'no gelatine'])
      expect(searchCocktails(starter, term).unknown, term).toEqual([]);
  });

  it.each(['not vegan', 'non-vegetarian'])('%s: finds all', (term) => {
    expect(itemsFound(starter, term)).toHaveLength(starter.collections.cocktails.size);
  });

  it.each(['cucmber', 'gingr', 'quux', 'eggs', 'chopped nuts'])('no %s gin: looks for gin', (thing) => {
    const found = itemsFound(starter, `no ${thing} gin`);
    expect(found.length).toBeGreaterThan(10);
    for (const item of found.slice(0, 10)) expect(linesOf(item).join('. ')).toMatch(/\bgin\b/);
  });

  // Each refusal is tried with some of the things, and all of them together with each thing.
  it.each(REFUSALS)('%s: never contains what is left out, of all that the catalogue pours', (refusal) => {
    const all = starter.collections.cocktails.sorted;
    const poured = all.flatMap(({ fields }) =>
      (fields['ingredients'] as string[]).map((line) => readIngredientLine(line).rest.split(',')[0] ?? ''),
    );
    const turn = REFUSALS.indexOf(refusal);
    const things = [...new Set(poured)].filter((_, at) => (at + turn) % EACH === 0);
    expect(things.length).toBeGreaterThan(10);
    for (const thing of [...things, 'egg', 'lime', 'mint', 'gin']) {
      const found = itemsFound(starter, refusal.replaceAll('X', thing));
      expect([thing, found.length]).not.toEqual([thing, all.length]);
      expect([thing, found.length]).not.toEqual([thing, 0]);
      for (const item of found)
        expect([thing, linesOf(item).join('. ')]).not.toEqual([
          thing,
          expect.stringMatching(new RegExp(`\\b${thing}\\b`)),
        ]);
    }
  });

  it('finds all of the others where nothing else is looked for', () => {
    const all = starter.collections.cocktails.sorted;
    const expected = (passes: (item: Item) => boolean) =>
      all
        .filter(passes)
        .map(({ id }) => id)
        .toSorted();
    const found = (term: string) =>
      itemsFound(starter, term)
        .map(({ id }) => id)
        .toSorted();
    expect(found('nut free')).toEqual(
      expected((item) => !traitsOf(item).contains.some((one) => one === 'nuts' || one === 'peanuts')),
    );
    expect(found('mocktails for the driver please')).toEqual(expected((item) => traitsOf(item).alcoholFree));
    expect(found('zero proof').length).toBeGreaterThan(0);
  });

  it('shows the whole name of whatever is poured and left out', () => {
    const poured = starter.collections.cocktails.sorted.flatMap(({ fields }) =>
      (fields['ingredients'] as string[]).map((line) => readIngredientLine(line).rest.split(',')[0] ?? ''),
    );
    const terms = [...new Set(poured)].map((thing) => `no ${thing}`);
    expect(Object.fromEntries(terms.map((term) => [term, chipsOf(term)]))).toEqual(
      Object.fromEntries(terms.map((term) => [term, chipsOf(term, { pours, names: () => false })])),
    );
  });

  it('answers alike where the list is searched', () => {
    for (const q of ['nut free', 'sour without egg', 'virgin']) {
      const listed = listCocktails(starter, { q }).items.map(({ id }) => id);
      expect(listed.toSorted()).toEqual(
        itemsFound(starter, q)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
  });
});
