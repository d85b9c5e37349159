import { expect, it } from 'vitest';
import { seasonOf } from './InSeason.tsx';

it.each([
  ['2026-11-30', 'autumn', 'spring'],
  ['2026-12-01', 'winter', 'summer'],
  ['2026-02-28', 'winter', 'summer'],
  ['2026-03-01', 'spring', 'autumn'],
  ['2026-06-01', 'summer', 'winter'],
])('says which season %s is in the north and in the south', (day, north, south) => {
  expect([seasonOf(day, 'north'), seasonOf(day, 'south')]).toEqual([north, south]);
});
