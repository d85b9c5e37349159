import { expect, it } from 'vitest';
import { EXCLUSION_QUERIES, PLAIN_QUERIES } from '#server/tests/corpora/queries.ts';
import { parseExclusions } from './parse-exclusions.ts';

const told = (term: string) => {
  const { exclusions, rest } = parseExclusions(term);
  return {
    term,
    rest,
    freeFrom: exclusions.flatMap((one) => one.freeFrom).toSorted(),
    isAlcoholFree: exclusions.some((one) => one.isAlcoholFree),
    without: exclusions.flatMap((one) => one.without),
  };
};

it.each(EXCLUSION_QUERIES)('reads what "$term" excludes and what it searches', (query) => {
  const { term, rest, freeFrom = [], isAlcoholFree = false, without = [] } = query;
  expect(told(term)).toEqual({ term, rest, freeFrom: freeFrom.toSorted(), isAlcoholFree, without });
});

it.each(PLAIN_QUERIES)('%s excludes nothing', (term) => {
  expect(parseExclusions(term)).toEqual({ exclusions: [], rest: term });
});

it('an exclusion keeps the words that were typed, so that it can be removed', () => {
  const { exclusions } = parseExclusions('egg-free Gin, no NUTS');
  expect(exclusions.map(({ text }) => text).toSorted()).toEqual(['egg-free', 'no NUTS']);
  expect(parseExclusions('gin but no nuts, egg-free')).toMatchObject({
    exclusions: [{ text: 'no nuts, egg-free' }],
    rest: 'gin but',
  });
});

it.each(['no '.repeat(60), 'without,'.repeat(20), 'nut free '.repeat(20), `no ${'nut '.repeat(50)}`])(
  'a hostile term is read in time: %s',
  (term) => {
    // A pattern that tries every split of such a term would not end before the test's time limit.
    expect(parseExclusions(term.slice(0, 200)).exclusions.length).toBeLessThan(40);
  },
);
