import { describe, expect, it } from 'vitest';
import { EXCLUSION_QUERIES, PLAIN_QUERIES } from '#server/tests/corpora/exclusion-queries.ts';
import { parseAskedFilters } from './asked-filters.ts';

describe('what a search term leaves out', () => {
  it.each(Object.entries(EXCLUSION_QUERIES))('%s', (term, { rest, freeFrom, isAlcoholFree, without }) => {
    const asked = parseAskedFilters(term);
    expect({
      rest: asked.rest,
      freeFrom: asked.filters.flatMap((one) => one.freeFrom).toSorted(),
      isAlcoholFree: asked.filters.some((one) => one.isAlcoholFree),
      without: asked.filters.flatMap((one) => one.without),
    }).toEqual({
      rest,
      freeFrom: [...(freeFrom ?? [])].toSorted(),
      isAlcoholFree: isAlcoholFree ?? false,
      without: without ?? [],
    });
  });

  it.each(PLAIN_QUERIES)('%s leaves nothing out', (term) => {
    expect(parseAskedFilters(term)).toEqual({ filters: [], rest: term, isPlain: true });
  });

  it('names each part as it was typed, so that it can be taken off', () => {
    const term = 'Gin, no NUTS and egg-free';
    expect(
      parseAskedFilters(term)
        .filters.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['egg-free', 'no NUTS']);
  });

  it.each(['no '.repeat(60), 'without,'.repeat(20), 'nut free '.repeat(20), `no ${'nut '.repeat(50)}`])(
    'answers a hostile term: %s',
    (term) => {
      expect(parseAskedFilters(term.slice(0, 200)).filters.length).toBeLessThan(40);
    },
  );
});
