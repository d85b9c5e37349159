import { describe, expect, it } from 'vitest';
import { CARDS_PER_CATEGORY_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { COCKTAILS_PER_ADVERT, isAdvertAfter } from './CategoryPage.tsx';

const shape = (count: number, isLater = false): string =>
  Array.from({ length: count }, (_, index) => (isAdvertAfter(index, count, isLater) ? 'cA' : 'c')).join('');

describe('the adverts of a category', () => {
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

  it('are last on a full page, so that the next page begins with cocktails', () => {
    expect(CARDS_PER_CATEGORY_PAGE % COCKTAILS_PER_ADVERT).toBe(0);
  });

  it('are missing on a later page with fewer than five cocktails', () => {
    expect([shape(3, true), shape(5, true)]).toEqual(['ccc', 'cccccA']);
  });
});
