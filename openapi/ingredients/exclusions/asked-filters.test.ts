import { expect, it } from 'vitest';
import { EXCLUSION_QUERIES, PLAIN_QUERIES } from '#server/tests/corpora/exclusion-queries.ts';
import { parseAskedFilters } from './asked-filters.ts';

const told = (term: string) => {
  const { filters, rest } = parseAskedFilters(term);
  return {
    ...{ term, rest, freeFrom: filters.flatMap((one) => one.freeFrom).toSorted() },
    isAlcoholFree: filters.some((one) => one.isAlcoholFree),
    without: filters.flatMap((one) => one.without),
  };
};

it.each(EXCLUSION_QUERIES)('$term: reads what is left out, and what is still looked for', (query) => {
  const { term, rest, freeFrom = [], isAlcoholFree = false, without = [] } = query;
  expect(told(term)).toEqual({ term, rest, freeFrom: freeFrom.toSorted(), isAlcoholFree, without });
});

it.each(PLAIN_QUERIES)('%s leaves nothing out', (term) => {
  expect(parseAskedFilters(term)).toEqual({ filters: [], rest: term });
});

it('names each part as it was typed, so that it can be taken off', () => {
  const { filters } = parseAskedFilters('egg-free Gin, no NUTS');
  expect(filters.map(({ text }) => text).toSorted()).toEqual(['egg-free', 'no NUTS']);
  expect(parseAskedFilters('gin but no nuts, egg-free')).toMatchObject({
    filters: [{ text: 'no nuts, egg-free' }],
    rest: 'gin but',
  });
});

it.each(['no '.repeat(60), 'without,'.repeat(20), 'nut free '.repeat(20), `no ${'nut '.repeat(50)}`])(
  'answers a hostile term: %s',
  (term) => {
    // The processor's time is measured, since other work of the machine has little influence on it.
    const before = process.cpuUsage();
    expect(parseAskedFilters(term.slice(0, 200)).filters.length).toBeLessThan(40);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  },
);
