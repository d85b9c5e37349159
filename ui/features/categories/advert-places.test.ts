import { describe, expect, it } from 'vitest';
import { CARDS_PER_CATEGORY_PAGE } from '#ui/lib/page-sizes.ts';
import { COCKTAILS_PER_ADVERT, isAdvertAfter } from './advert-places.ts';
import { utcDay } from '#openapi/dates/days.ts';
import { activeAdverts, shuffled } from '#ui/lib/adverts/choose-adverts.ts';

const ad = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate });
const shape = (count: number, isLater = false): string =>
  Array.from({ length: count }, (_, index) => (isAdvertAfter(index, count, isLater) ? 'cA' : 'c')).join('');

describe('adverts', () => {
  it('are active on both end days and between them, by the day in UTC', () => {
    const adverts = [
      ad('over', '2026-11-01', '2026-11-20'),
      ad('last day', '2026-11-01', '2026-11-21'),
      ad('first day', '2026-11-21', '2026-12-01'),
      ad('to come', '2026-11-22', '2026-12-01'),
    ];
    expect(activeAdverts(adverts, '2026-11-21').map(({ id }) => id)).toEqual(['last day', 'first day']);
    expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
  });

  it('are shuffled', () => {
    const chances = [0.5, 0.9, 0.1];
    expect(shuffled(['a', 'b', 'c'], () => chances.shift() ?? 0)).toEqual(['c', 'a', 'b']);
  });

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
