import { expect, it } from 'vitest';
import { formatAge } from './format-moment.ts';

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
