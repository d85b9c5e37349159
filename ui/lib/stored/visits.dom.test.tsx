import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored } from './stored-value.ts';
import { lastVisitIn, recordVisit } from './visits.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const lastVisit = () => lastVisitIn(readStored('visits'));
function visit(time: string): void {
  vi.setSystemTime(time);
  recordVisit();
}

it('knows no last visit at the first one, however many pages it has', () => {
  expect(lastVisit()).toBe('');
  visit('2026-11-18T19:00:00.000Z');
  visit('2026-11-18T21:30:00.000Z');
  expect(lastVisit()).toBe('');
});

it('begins another visit after six hours without a page, already before it is recorded, and tells the hour alone', () => {
  visit('2026-11-18T19:00:00.000Z');
  visit('2026-11-18T21:30:00.000Z');
  vi.setSystemTime('2026-11-19T03:30:00.000Z');
  expect(lastVisit()).toBe('2026-11-18T21:00:00.000Z');
  visit('2026-11-19T03:30:00.000Z');
  visit('2026-11-19T03:40:00.000Z');
  expect(lastVisit()).toBe('2026-11-18T21:00:00.000Z');
});

it('makes nothing of what is no visit', () => {
  localStorage.setItem('visits', '');
  expect(lastVisit()).toBe('');
  visit('2026-11-19T03:30:00.000Z');
  expect(lastVisit()).toBe('');
});
