import { expect, it } from 'vitest';
import { formatAge, momentOf, localTimeIn, zoneNote } from './moments.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:30.000Z', 'just now'],
  // The clock of the server may be ahead of the device's.
  ['2026-11-21T12:00:05.000Z', 'just now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T09:10:00.000Z', '2 hours ago'],
  ['2026-11-20T11:00:00.000Z', 'yesterday'],
  ['2026-11-16T12:00:00.000Z', '5 days ago'],
  ['2026-10-21T12:00:00.000Z', '31 days ago'],
])('%s is %s', (at, age) => {
  expect(formatAge(at, NOW)).toBe(age);
});

it('localTimeIn shows the local time of the zone, in summer and in winter', () => {
  expect(localTimeIn('Europe/Vienna', '2026-07-01T17:30:00.000Z')).toBe('2026-07-01T19:30');
  expect(localTimeIn('Europe/Vienna', '2026-12-01T18:30:00.000Z')).toBe('2026-12-01T19:30');
  expect(localTimeIn('America/Los_Angeles', '2026-07-01T02:30:00.000Z')).toBe('2026-06-30T19:30');
  expect(localTimeIn('UTC', '')).toBe('');
});

it('momentOf reads what localTimeIn shows as the same moment', () => {
  for (const zone of ['UTC', 'Europe/Vienna', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe'])
    for (const moment of ['2026-07-01T02:30:00.000Z', '2026-12-31T23:59:00.000Z', '2026-03-29T12:00:00.000Z'])
      expect(momentOf(zone, localTimeIn(zone, moment)), zone).toBe(moment);
  expect(momentOf('Europe/Vienna', '')).toBe('');
});

it('momentOf reads a repeated hour as the first one, and a skipped hour as the next one', () => {
  expect(momentOf('Europe/Vienna', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOf('Europe/Vienna', '2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
});

it('zoneNote names the zone when the device has another one', () => {
  expect(zoneNote('Europe/Vienna', 'Asia/Tokyo')).toBe(' (Europe/Vienna)');
  expect(zoneNote('Europe/Vienna', 'Europe/Vienna')).toBe('');
  expect(zoneNote('Etc/UTC', 'UTC')).toBe('');
});
