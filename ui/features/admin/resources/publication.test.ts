import { expect, it } from 'vitest';
import { formatPeriod, formatPublication } from './publication.ts';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const format = (item: object, zone = 'Europe/Berlin') => formatPublication(item, 'Europe/Berlin', NOW, zone);

it.each([
  [{}, null],
  [{ status: 'published', shownFrom: null, shownUntil: null }, null],
  [{ status: 'draft', shownFrom: '2026-12-01T17:00:00.000Z' }, 'Draft'],
  [{ status: 'published', shownFrom: '2026-12-01T17:00:00.000Z' }, 'From 1 Dec 2026, 18:00'],
  [{ status: 'published', shownUntil: '2026-12-01T17:00:00.000Z' }, 'Until 1 Dec 2026, 18:00'],
  [{ status: 'published', shownUntil: '2026-11-24T12:00:00.000Z' }, 'Ended'],
])('the status of %j is %s', (item, expected) => {
  expect(format(item)).toBe(expected);
});

it('a time names the time zone of the site if the device has another', () => {
  const item = { status: 'published', shownFrom: '2026-12-01T17:00:00.000Z' };
  expect(format(item, 'Asia/Tokyo')).toBe('From 1 Dec 2026, 18:00 (Europe/Berlin)');
});

it('the period of an advert is written with its first and its last day', () => {
  const period = { startDate: '2026-10-30', endDate: '2027-10-30' };
  expect(formatPeriod(period)).toBe('30 Oct 2026 to 30 Oct 2027');
});
