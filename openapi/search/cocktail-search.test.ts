import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '../starter/catalogue.ts';
import { createCocktailSearch, type SearchableCocktail } from './cocktail-search.ts';
import { SEARCH_QUERIES } from './search-queries.ts';

const RIGHT_SHARE = 0.95;

const starter: SearchableCocktail[] = starterCatalogue.cocktails.map((cocktail) => ({
  ...cocktail,
  id: cocktail.name,
  type: cocktail.type ?? null,
}));

describe('the search over the starter catalogue', () => {
  const search = createCocktailSearch(starter);
  const queries = Object.values(SEARCH_QUERIES).flat();
  const wrong = queries.flatMap(([query, ...first]) => {
    const [found = 'nothing'] = search.find(query);
    return first.includes(found) ? [] : [`${query}: ${found} rather than ${first.join(', ')}`];
  });

  it('is judged by at least 120 queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120);
  });

  it('puts what a person expects first in at least 95 of 100', () => {
    expect(1 - wrong.length / queries.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_SHARE);
  });

  it('never stays silent where a person sees an answer', () => {
    expect(wrong.filter((line) => line.includes(': nothing'))).toEqual([]);
  });

  it.each(['xyzzy', '', '  ', '?!', 'qqqqqq'])('finds nothing for %j', (term) => {
    expect(search.find(term)).toEqual([]);
  });

  it('keeps one order, whatever order the cocktails come in', () => {
    const reversed = createCocktailSearch(starter.toReversed());
    for (const term of ['gin', 'lime', 'shaken', 'sour'])
      expect(reversed.find(term)).toEqual(search.find(term));
  });
});

describe('the search index', () => {
  const negroni = starter.find(({ id }) => id === 'Negroni') as SearchableCocktail;

  it('follows what is written, without being built anew', () => {
    const search = createCocktailSearch(starter);
    search.remove('Negroni');
    expect(search.find('negroni')).not.toContain('Negroni');
    search.save({ ...negroni, name: 'Unusual Negroni', ingredients: ['1 oz yuzu juice'] });
    expect(search.find('yuzu')).toEqual(['Negroni']);
    search.save(negroni);
    expect(search.find('yuzu')).toEqual([]);
    expect(search.find('negroni')[0]).toBe('Negroni');
  });

  it('asks for a word that most of a large catalogue have only when there is no other', () => {
    const count = 10_050;
    const search = createCocktailSearch(
      Array.from({ length: count }, (_, index) => ({
        id: String(index),
        name: `House ${index % 2 === 0 ? 'Sour' : 'Fizz'} ${index}`,
        spirits: [],
        category: [],
        ingredients: [],
        type: null,
        description: '',
      })),
    );
    expect(search.find('house 7001')).toEqual(['7001']);
    expect(search.find('7001 house fizz')).toEqual(['7001']);
    expect(search.find('house')).toHaveLength(count);
    expect(search.find('house fizz')).toHaveLength(count / 2);
  });

  it('answers a question of many words by the first 24', () => {
    const [said, more] = ['said', 'unheardof'].map((word) =>
      Array.from({ length: 24 }, (_, index) => `${word}${index}`),
    ) as [string[], string[]];
    const search = createCocktailSearch([negroni, { ...negroni, id: 'wordy', description: said.join(' ') }]);
    expect(search.find([...said, ...more, 'evenmore'].join(' '))).toEqual(['wordy']);
    expect(search.find(['evenmore', ...more, ...said].join(' '))).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'takes %s, which means something in JavaScript, for a word like any other',
    (word) => {
      const search = createCocktailSearch([negroni, { ...negroni, id: 'odd', name: `The ${word}` }]);
      expect(search.find(word)).toEqual(['odd']);
      expect(search.find('negroni')[0]).toBe('Negroni');
    },
  );
});
