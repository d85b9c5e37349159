import { expect, it } from 'vitest';
import { utcDay } from '#openapi/days.ts';
import { advertState } from './advert-state.ts';

it('an advert runs from its first to its last day in UTC, both included', () => {
  const state = (startDate: string, endDate: string) => advertState({ startDate, endDate }, '2026-11-21');
  expect(state('2026-11-01', '2026-11-20')).toBe('expired');
  expect(state('2026-11-01', '2026-11-21')).toBe('running');
  expect(state('2026-11-21', '2026-12-01')).toBe('running');
  expect(state('2026-11-22', '2026-12-01')).toBe('upcoming');
  expect(utcDay(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
});
