import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeAdverts, placeAdverts, shuffleAdverts, utcDay } from './advert-places.ts';

const ad = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate });
const TODAY = '2026-11-21';
const running = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ad(id, '2026-11-01', '2026-11-30'));
const shape = (count: number): string =>
  placeAdverts(Array.from({ length: count }, (_, index) => index))
    .map((place) => (place.kind === 'advert' ? 'A' : 'c'))
    .join('');

describe('adverts', () => {
  it('"active when today is between startDate and endDate inclusive"', () => {
    const adverts = [
      ad('over', '2026-11-01', '2026-11-20'),
      ad('last day', '2026-11-01', '2026-11-21'),
      ad('first day', '2026-11-21', '2026-12-01'),
      ad('to come', '2026-11-22', '2026-12-01'),
    ];
    expect(activeAdverts(adverts, TODAY).map((advert) => advert.id)).toEqual(['last day', 'first day']);
  });

  it('"today in UTC"', () => {
    expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
    expect(utcDay(new Date('2026-11-21T00:30:00+02:00'))).toBe('2026-11-20');
  });

  it('"one is chosen randomly for a card"; "none shown if none are active"', () => {
    const chosen = (random: number) => shuffleAdverts(running, TODAY, () => random, 1)[0]?.id;
    expect(chosen(0)).toBeDefined();
    expect(chosen(0)).not.toBe(chosen(0.999));
    expect(shuffleAdverts(running, '2027-01-01', () => 0, 1)).toEqual([]);
  });

  it('"the active ones are shuffled and at most 4 shown"', () => {
    expect(shuffleAdverts(running, TODAY, () => 0)).toHaveLength(4);
    expect(shuffleAdverts(running, TODAY, () => 0).map((advert) => advert.id)).toEqual(['b', 'c', 'd', 'e']);
    expect(shuffleAdverts(running, '2027-01-01', () => 0)).toEqual([]);
    expect(running.map((advert) => advert.id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('a shuffle gives active adverts only, none twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 5 }),
        (dice) => {
          let throws = 0;
          const shown = shuffleAdverts(running, TODAY, () => dice[throws++ % dice.length] ?? 0);
          expect(new Set(shown).size).toBe(4);
          expect(shown.every((advert) => running.includes(advert))).toBe(true);
        },
      ),
    );
  });

  it('a later page of five or more has none at its end', () => {
    expect(placeAdverts([1, 2, 3], true).map(({ kind }) => kind)).toEqual([
      'cocktail',
      'cocktail',
      'cocktail',
    ]);
    expect(placeAdverts([1, 2, 3, 4, 5], true)).toHaveLength(6);
  });

  it('"after every 5th cocktail when there are 5 or more"', () => {
    expect(shape(5)).toBe('cccccA');
    expect(shape(9)).toBe('cccccAcccc');
    expect(shape(10)).toBe('cccccAcccccA');
  });

  it('"when there are fewer than 5, one advert is placed at the end", none among none', () => {
    expect(shape(1)).toBe('cA');
    expect(shape(4)).toBe('ccccA');
    expect(shape(0)).toBe('');
  });

  it('keeps every cocktail in order and numbers the adverts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (cocktails) => {
        const places = placeAdverts(cocktails);
        expect(places.flatMap((place) => (place.kind === 'cocktail' ? [place.cocktail] : []))).toEqual(
          cocktails,
        );
        const slots = places.flatMap((place) => (place.kind === 'advert' ? [place.slot] : []));
        const count = cocktails.length === 0 ? 0 : Math.max(1, Math.floor(cocktails.length / 5));
        expect(slots).toEqual(Array.from({ length: count }, (_, index) => index));
      }),
    );
  });
});
