import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTERS, type CollectionFilter } from '#openapi/pages/page-parameters.ts';
import {
  filterFromUrl,
  optionsParameters,
  filterToUrl,
  isNarrowed,
  withEntries,
} from './collection-filter.ts';

const NO_FILTER = Object.fromEntries(FILTERS.map((name) => [name, ''])) as CollectionFilter;

describe("the collection's filters", () => {
  it('are written into the URL', () => {
    const filter = { ...NO_FILTER, spirit: 'gin', type: 'Build in Glass', without: 'egg, mint' };
    expect(filterToUrl(filter).toString()).toBe('spirit=gin&type=Build+in+Glass&without=egg%2C+mint');
    expect(filterToUrl(NO_FILTER).toString()).toBe('');
    expect(filterFromUrl(new URLSearchParams('glassware=coupe&utm_source=x'))).toEqual({
      ...NO_FILTER,
      glassware: 'coupe',
    });
  });

  it('are read back from the URL unchanged', () => {
    const text = fc.string().map((value) => value.trim());
    const filters = fc.record(
      Object.fromEntries(FILTERS.map((name) => [name, text])) as Record<keyof CollectionFilter, typeof text>,
    );
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterFromUrl(new URLSearchParams(filterToUrl(filter).toString()))).toEqual(filter);
      }),
    );
  });

  it('are one list when a form without scripts repeats the name', () => {
    expect(filterFromUrl(new URLSearchParams('freeFrom=egg&freeFrom=milk')).freeFrom).toBe('egg,milk');
  });

  it.each([
    ['', false],
    ['spirit=&type=+&sort=', false],
    ['page=2&utm_source=x', false],
    ['taste=sour', true],
    ['sort=newest', true],
    ['view=cards', true],
  ])('narrow or arrange the collection with "%s": %s', (url, other) => {
    expect(isNarrowed(new URLSearchParams(url))).toBe(other);
  });
});

it('a value that is too long does not filter', () => {
  const long = 'x'.repeat(300);
  const parameters = new URLSearchParams({ have: `${long},gin`, without: long, freeFrom: 'egg,milk' });
  expect(optionsParameters(parameters)).toEqual({ have: ['gin'], freeFrom: ['egg', 'milk'] });
});

it('withEntries returns the typed list unchanged when there is nothing to add or remove', () => {
  expect(withEntries('mint,basil, ', ['honey'], false)).toBe('mint,basil, ');
  // The filter reads only the first 20 entries.
  const late = `${Array.from({ length: 20 }, (_, index) => index).join(', ')}, honey`;
  expect(withEntries(late, ['honey'], true)).toMatch(/^honey, 0, /);
});
