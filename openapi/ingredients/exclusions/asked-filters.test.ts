import { expect, it } from 'vitest';
import { EXCLUSION_QUERIES, PLAIN_QUERIES } from '#server/tests/corpora/exclusion-queries.ts';
import { parseAskedFilters } from './asked-filters.ts';

const told = (term: string) => {
  const { filters, rest } = parseAskedFilters(term);
  return {
    rest,
    freeFrom: filters.flatMap((one) => one.freeFrom).toSorted(),
    isAlcoholFree: filters.some((one) => one.isAlcoholFree),
    without: filters.flatMap((one) => one.without),
  };
};

it('reads what each query of the corpus leaves out, and what it still looks for', () => {
  const expected = Object.entries(EXCLUSION_QUERIES).map(([term, one]) => [
    term,
    {
      rest: one.rest,
      freeFrom: [...(one.freeFrom ?? [])].toSorted(),
      isAlcoholFree: one.isAlcoholFree ?? false,
      without: one.without ?? [],
    },
  ]);
  expect(Object.keys(EXCLUSION_QUERIES).map((term) => [term, told(term)])).toEqual(expected);
});

it.each(PLAIN_QUERIES)('%s leaves nothing out', (term) => {
  expect(parseAskedFilters(term)).toEqual({ filters: [], rest: term, isPlain: true });
});

it('names each part as it was typed, so that it can be taken off', () => {
  const { filters } = parseAskedFilters('egg-free Gin, no NUTS');
  expect(filters.map(({ text }) => text).toSorted()).toEqual(['egg-free', 'no NUTS']);
});

it.each(['not vegan', 'non-vegetarian', "I'm not allergic to anything"])('%s: asks for all', (term) => {
  expect(told(term)).toMatchObject({ freeFrom: [], isAlcoholFree: false, without: [] });
});

it.each(['no '.repeat(60), 'without,'.repeat(20), 'nut free '.repeat(20), `no ${'nut '.repeat(50)}`])(
  'answers a hostile term: %s',
  (term) => {
    const started = performance.now();
    expect(parseAskedFilters(term.slice(0, 200)).filters.length).toBeLessThan(40);
    expect(performance.now() - started).toBeLessThan(200);
  },
);
