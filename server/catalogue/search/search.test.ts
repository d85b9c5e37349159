import { describe, expect, it } from 'vitest';
import { completeFields } from '../items/complete-fields.ts';
import type { Item } from '../items/item.ts';
import { searchCocktails } from './search-cocktails.ts';
import {
  apply,
  buildCatalogue,
  buildItems,
  sour,
  starterStored,
} from '#server/tests/catalogue/build-catalogue.ts';
import { catalogueOf, type Catalogue } from '../snapshot/catalogue.ts';
import { SEARCH_QUERIES } from '#server/tests/corpora/queries.ts';

const itemsFound = (...asked: Parameters<typeof searchCocktails>) => searchCocktails(...asked).items;

const RIGHT_SHARE = 0.95;

const starter = buildCatalogue(starterStored());
const namesIn = (catalogue: Catalogue, term: string): string[] =>
  itemsFound(catalogue, term).map(({ fields }) => String(fields['name']));
const find = (term: string): string[] => namesIn(starter, term);

describe('the search over the starter catalogue', () => {
  const wrong = SEARCH_QUERIES.flatMap(({ query, first }) => {
    const [found = 'nothing'] = find(query);
    return first.includes(found) ? [] : [`${query}: ${found} rather than ${first.join(', ')}`];
  });

  it('puts the expected cocktail first for at least 95 of 100 queries', () => {
    expect(1 - wrong.length / SEARCH_QUERIES.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE);
  });

  it('finds something for each of these queries', () => {
    expect(wrong.filter((line) => line.includes(': nothing'))).toEqual([]);
  });

  it.each(['xyzzy', '', '  ', '?!', 'qqqqqq', 'zzzzqq', 'sskkkk', 'aaaaaa', 'tttttt', 'bbbbbb'])(
    'finds nothing for %j',
    (term) => {
      expect(find(term)).toEqual([]);
    },
  );

  it.each(['monkey', 'letter', 'mother', 'berlin', 'hammer', 'summer', 'table'])(
    'does not read %s as a mistake for a different word',
    (term) => {
      const withTerm = starter.itemSets.cocktails.itemsByName.filter(({ fields }) =>
        JSON.stringify(fields).toLowerCase().includes(term),
      );
      const names = new Set(withTerm.map(({ fields }) => fields['name']));
      expect(find(term).filter((name) => !names.has(name))).toEqual([]);
    },
  );

  it.each([
    ['kampari', 'campari'],
    ['kognac', 'cognac'],
    ['konyak', 'cognac'],
    ['wermouth', 'vermouth'],
    ['jinger', 'ginger'],
    ['sinamon', 'cinnamon'],
    ['obsinthe', 'absinthe'],
    ['nargarita', 'margarita'],
    ['margrta', 'margarita'],
    ['cherrie', 'cherry'],
    ['curacow', 'curacao'],
    ['wostershire', 'worcestershire'],
    ['benedikteen', 'benedictine'],
    ['tekeela', 'tequila'],
    ['creemy', 'cream'],
    ['bitersweet', 'bittersweet'],
    ['smokey', 'smoke'],
  ])('%s: finds first what %s finds first', (mistake, word) => {
    expect(find(word)).not.toEqual([]);
    expect(find(word)).toContain(find(mistake)[0]);
  });

  it.each([
    ['what can I make with vodka and ginger beer', 'vodka ginger beer'],
    ['could you show me something with gin, please?', 'gin'],
    ['how do I make a negroni', 'negroni'],
    ['nothing better than a negroni', 'negroni'],
    ['nothing but gin', 'gin'],
    ['I would like a drink like a mojito', 'mojito'],
  ])('%s: is read as %s', (term, words) => {
    expect(find(words).length).toBeGreaterThan(0);
    expect(find(term)).toEqual(find(words));
  });

  it('has the same order for any order of the cocktails', () => {
    const { cocktails, ...others } = buildItems(starterStored());
    const items = { ...others, cocktails: cocktails.toReversed() };
    const reversed = catalogueOf({ revision: 1, items });
    for (const term of ['gin', 'lime', 'shaken', 'sour', 'nergoni', 'a'])
      expect(namesIn(reversed, term)).toEqual(find(term));
  });

  it('reads the name of a technique, a category or a spirit as that item, not as a word of a description', () => {
    expect(find('layered').toSorted()).toEqual(['B-52', 'Pousse-Café']);
    expect(find('layer').toSorted()).toEqual(['B-52', 'Pousse-Café']);
  });

  it('puts drinks with a whole word before those with longer words', () => {
    const areGin = itemsFound(starter, 'gin').map(({ fields }) => /\bgin\b/i.test(JSON.stringify(fields)));
    expect(areGin.slice(0, areGin.lastIndexOf(true))).not.toContain(false);
    expect(areGin).toContain(false);
  });

  it('finds a name by the first letters of its words', () => {
    for (const term of ['g&t', 'G & T', 'g and t', 'g n t'])
      expect(find(term)[0], term).toBe('Gin and Tonic');
  });
});

it('the search sums the scores of 30,000 words, and sorts equal sums by name', () => {
  const words = Array.from({ length: 30_000 }, (_, index) => `s${index}`);
  const ingredients = Array.from({ length: 100 }, (_, at) => words.slice(at * 300, at * 300 + 300).join(' '));
  const fields = completeFields('cocktails', sour({ name: 'Long', ingredients }) as Item['fields']);
  const change = { resource: 'cocktails', id: 'long', before: null, after: fields } as const;
  const long = apply(starter, [change], { revision: 2, at: '2026-01-01T00:00:00.000Z' });
  expect(namesIn(long, 's')[0]).toBe('Long');
  const found = find('d');
  expect(found.indexOf('B-52')).toBeLessThan(found.indexOf('Bloody Mary'));
});

describe('the search index', () => {
  const LATER = { revision: 2, at: '2026-01-01T00:00:00.000Z' };
  const renamed = (id: string, name: string): Catalogue => {
    const { fields: before } = starter.itemSets.spirits.get(id) as Item;
    return apply(starter, [{ resource: 'spirits', id, before, after: { ...before, name } }], LATER);
  };

  it('finds a spirit by its new name, and counts it once when only its case is new', () => {
    expect(namesIn(renamed('campari', 'Rosso Quux'), 'quux')).toContain('Negroni');
    expect(find('quux')).toEqual([]);
    expect(namesIn(renamed('white-rum', 'WHITE RUM'), 'rum')).toEqual(find('rum'));
  });

  it('reads the first 24 words of a search', () => {
    const words = (prefix: string): string[] => Array.from({ length: 24 }, (_, index) => `${prefix}${index}`);
    const catalogue = buildCatalogue({
      cocktails: [sour({ name: 'Negroni' }), sour({ name: 'Wordy', description: words('s').join(' ') })],
    });
    expect(namesIn(catalogue, [...words('s'), ...words('u'), 'evenmore'].join(' '))).toEqual(['Wordy']);
    expect(namesIn(catalogue, ['evenmore', ...words('u'), ...words('s')].join(' '))).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'treats %s, which is a name of JavaScript, as any other word',
    (word) => {
      const fields = completeFields('cocktails', sour({ name: `The ${word}` }) as Item['fields']);
      const catalogue = apply(
        starter,
        [{ resource: 'cocktails', id: 'odd', before: null, after: fields }],
        LATER,
      );
      expect(namesIn(catalogue, word)).toEqual([`The ${word}`]);
      expect(namesIn(catalogue, 'negroni')[0]).toBe('Negroni');
    },
  );
});
