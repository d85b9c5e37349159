import { describe, expect, it } from 'vitest';
import { namedPages, pageInUrl } from './paging.ts';

describe('pages of a long list', () => {
  it.each([
    ['', 1],
    ['page=2', 2],
    ['page=0', 1],
    ['page=2.5', 1],
    ['page=99999999', 1],
    ['page=soup', 1],
  ])('a URL with ?%s means page %d', (parameters, page) => {
    expect(pageInUrl(new URLSearchParams(parameters))).toBe(page);
  });

  it('show the numbers of the first, the last, and those around the current one', () => {
    expect(namedPages(1, 1)).toEqual([1]);
    expect(namedPages(1, 3)).toEqual([1, 2, 3]);
    expect(namedPages(1, 9)).toEqual([1, 2, null, 9]);
    expect(namedPages(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(namedPages(6, 11)).toEqual([1, null, 5, 6, 7, null, 11]);
    expect(namedPages(11, 11)).toEqual([1, null, 10, 11]);
  });
});
