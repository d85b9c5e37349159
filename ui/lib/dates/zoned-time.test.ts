import { expect, it } from 'vitest';
import { momentOf, localTimeIn, zoneNote } from './zoned-time.ts';

it('a moment is shown as the clocks of the zone show it, in summer and in winter', () => {
  expect(localTimeIn('Europe/Vienna', '2026-07-01T17:30:00.000Z')).toBe('2026-07-01T19:30');
  expect(localTimeIn('Europe/Vienna', '2026-12-01T18:30:00.000Z')).toBe('2026-12-01T19:30');
  expect(localTimeIn('America/Los_Angeles', '2026-07-01T02:30:00.000Z')).toBe('2026-06-30T19:30');
  expect(localTimeIn('UTC', '')).toBe('');
});

it('a time that is shown is read back as the same moment', () => {
  for (const zone of ['UTC', 'Europe/Vienna', 'America/Los_Angeles', 'Asia/Kathmandu', 'Australia/Lord_Howe'])
    for (const moment of ['2026-07-01T02:30:00.000Z', '2026-12-31T23:59:00.000Z', '2026-03-29T12:00:00.000Z'])
      expect(momentOf(zone, localTimeIn(zone, moment)), zone).toBe(moment);
  expect(momentOf('Europe/Vienna', '')).toBe('');
});

it('an hour that comes twice is read as the first one, and an hour that is skipped as the next one', () => {
  expect(momentOf('Europe/Vienna', '2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOf('Europe/Vienna', '2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
});

it('a time names the zone where the device has another one', () => {
  expect(zoneNote('Europe/Vienna', 'Asia/Tokyo')).toBe(' (Europe/Vienna)');
  expect(zoneNote('Europe/Vienna', 'Europe/Vienna')).toBe('');
  expect(zoneNote('Etc/UTC', 'UTC')).toBe('');
});
