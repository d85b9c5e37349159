import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '#openapi/collection-filter.ts';
import { filterFromAddress, filterToAddress } from './collection-address.ts';

describe("the collection's filters", () => {
  it('"in the address"', () => {
    const filter = { ...NO_FILTER, spirit: 'gin', technique: 'Build in Glass', without: 'egg, mint' };
    expect(filterToAddress(filter).toString()).toBe(
      'spirit=gin&technique=Build+in+Glass&without=egg%2C+mint',
    );
    expect(filterToAddress(NO_FILTER).toString()).toBe('');
    expect(filterFromAddress(new URLSearchParams('glass=coupe&utm_source=x'))).toEqual({
      ...NO_FILTER,
      glass: 'coupe',
    });
  });

  it('survives the way through the address', () => {
    const text = fc.string().map((value) => value.trim());
    const filters = fc.record({
      spirit: text,
      technique: text,
      glass: text,
      difficulty: text,
      without: text,
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(filterFromAddress(new URLSearchParams(filterToAddress(filter).toString()))).toEqual(filter);
      }),
    );
  });
});
