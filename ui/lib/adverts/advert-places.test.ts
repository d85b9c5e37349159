import { describe, expect, it } from 'vitest';
import { activeAdverts, placeAdverts, shuffleAdverts, utcDay } from './advert-places.ts';

const ad = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate });
const TODAY = '2026-11-21';
const running = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ad(id, '2026-11-01', '2026-11-30'));
const shape = (count: number, continued = false): string =>
  placeAdverts(
    Array.from({ length: count }, (_, index) => index),
    continued,
  )
    .map((place) => (place.kind === 'advert' ? `A${place.slot}` : 'c'))
    .join('');

describe('adverts', () => {
  it('"active when today is between startDate and endDate inclusive", "today in UTC"', () => {
    const adverts = [
      ad('over', '2026-11-01', '2026-11-20'),
      ad('last day', '2026-11-01', '2026-11-21'),
      ad('first day', '2026-11-21', '2026-12-01'),
      ad('to come', '2026-11-22', '2026-12-01'),
    ];
    expect(activeAdverts(adverts, TODAY).map(({ id }) => id)).toEqual(['last day', 'first day']);
    expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
  });

  it('"one is chosen randomly for a card"; "none shown if none are active"', () => {
    const chosen = (random: number) => shuffleAdverts(running, TODAY, () => random, 1)[0]?.id;
    expect(chosen(0)).not.toBe(chosen(0.999));
    expect(shuffleAdverts(running, '2027-01-01', () => 0, 1)).toEqual([]);
  });

  it('"the active ones are shuffled and at most 4 shown"', () => {
    expect(shuffleAdverts(running, TODAY, () => 0).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
    expect(running.map(({ id }) => id).join('')).toBe('abcdef');
  });

  it.each([
    [0, ''],
    [1, 'cA0'],
    [4, 'ccccA0'],
    [5, 'cccccA0'],
    [9, 'cccccA0cccc'],
    [10, 'cccccA0cccccA1'],
  ])('"after every 5th cocktail when there are 5 or more", else at the end: %i', (count, expected) => {
    expect(shape(count)).toBe(expected);
  });

  it('a later page has none at the end of fewer than five', () => {
    expect([shape(3, true), shape(5, true)]).toEqual(['ccc', 'cccccA0']);
  });
});
