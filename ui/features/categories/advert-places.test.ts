import { describe, expect, it } from 'vitest';
import { CARDS_PER_CATEGORY_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { COCKTAILS_PER_ADVERT, isAdvertAfter } from './advert-places.ts';

const shape = (count: number, isLater = false): string =>
  Array.from({ length: count }, (_, index) => (isAdvertAfter(index, count, isLater) ? 'cA' : 'c')).join('');

describe('adverts of a category', () => {
  it.each([
    [0, ''],
    [1, 'cA'],
    [4, 'ccccA'],
    [5, 'cccccA'],
    [9, 'cccccAcccc'],
    [10, 'cccccAcccccA'],
  ])('"after every 5th cocktail when there are 5 or more", else at the end: %i', (count, expected) => {
    expect(shape(count)).toBe(expected);
  });

  it('end a page, so that the next one begins like the first', () => {
    expect(CARDS_PER_CATEGORY_PAGE % COCKTAILS_PER_ADVERT).toBe(0);
  });

  it('a later page has none at the end of fewer than five', () => {
    expect([shape(3, true), shape(5, true)]).toEqual(['ccc', 'cccccA']);
  });
});
