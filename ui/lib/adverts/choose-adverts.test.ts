import { expect, it } from 'vitest';
import { utcDay } from '#openapi/dates/days.ts';
import { activeAdverts, shuffled } from './choose-adverts.ts';

const ad = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate });

it('adverts are active on both end days and between them, by the day in UTC', () => {
  const adverts = [
    ad('over', '2026-11-01', '2026-11-20'),
    ad('last day', '2026-11-01', '2026-11-21'),
    ad('first day', '2026-11-21', '2026-12-01'),
    ad('to come', '2026-11-22', '2026-12-01'),
  ];
  expect(activeAdverts(adverts, '2026-11-21').map(({ id }) => id)).toEqual(['last day', 'first day']);
  expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
});

it('adverts are shuffled', () => {
  const chances = [0.5, 0.9, 0.1];
  expect(shuffled(['a', 'b', 'c'], () => chances.shift() ?? 0)).toEqual(['c', 'a', 'b']);
});
