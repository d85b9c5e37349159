import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupsIn, dailyName, isBackupName, surplusBackups, timedName } from './backup-retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2024-02-20T00:00:00Z');

const at = fc.integer({ min: 0, max: 900 }).map((days) => new Date(START + days * DAY_MS));
const made = at.map((day) => dailyName(day));
const asked = fc.tuple(at, fc.nat(DAY_MS - 1)).map(([day, ms]) => timedName(new Date(day.getTime() + ms)));
const names = fc.array(fc.oneof(made, asked), { maxLength: 200 }).map((list) => [...new Set(list)]);
const today = at.map((day) => day.toISOString().slice(0, 10));
const dayIn = (name: string): string => name.slice(14, 24);
const distinct = (list: readonly string[], length: number): number =>
  new Set(list.map((name) => dayIn(name).slice(0, length))).size;

it('keeps 14 days and the last of 12 months, whatever there is and whatever day it is said to be', () => {
  fc.assert(
    fc.property(names, today, (there, day) => {
      const surplus = surplusBackups(there, day);
      const isPast = (name: string): boolean => dayIn(name) <= day;
      const past = backupsIn(there).filter(isPast);
      const kept = past.filter((name) => !surplus.includes(name));
      expect(surplus.every((name) => there.includes(name) && isPast(name))).toBe(true);
      expect(kept[0]).toBe(past[0]);
      expect(distinct(kept, 10)).toBeGreaterThanOrEqual(Math.min(distinct(past, 10), 14));
      expect(distinct(kept, 7)).toBeGreaterThanOrEqual(Math.min(distinct(past, 7), 12));
      expect(kept.length).toBeLessThanOrEqual(14 * 10 + 12);
      expect(surplusBackups(kept, day)).toEqual([]);
    }),
  );
});

it('deletes no other file', () => {
  const foreign = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'tasting-house-2024-02-29.backup.gz.part',
      'my-tasting-house-2024-02-29.backup.gz',
      'tasting-house-2024-02-29-.backup.gz',
      'tasting-house-2024-02-29-12.backup.gz',
      '../tasting-house-2024-02-29.backup.gz',
      'tasting-house-2024-02-29.backup.gz\n',
    ),
  );
  fc.assert(
    fc.property(fc.array(foreign, { maxLength: 20 }), names, today, (others, there, day) => {
      expect(others.filter(isBackupName)).toEqual([]);
      expect(surplusBackups([...others, ...there], day)).toEqual(surplusBackups(there, day));
    }),
  );
});

/** What is there after a backup was made on each of some days. */
function afterDays(there: string[], days: readonly number[]): string[] {
  let left = there;
  for (const day of days) {
    const name = dailyName(new Date(START + day * DAY_MS));
    const surplus = new Set(surplusBackups([...new Set([...left, name])], dayIn(name)));
    left = [...new Set([...left, name])].filter((one) => !surplus.has(one));
    if (!left.includes(name)) throw new Error(`${name} was deleted at once`);
  }
  return left;
}

it('a clock that is set forward and back deletes no more than one that is right', () => {
  const lived = afterDays(
    [],
    Array.from({ length: 400 }, (_, day) => day),
  );
  const jump = fc.constantFrom(0, 1, -1, 30, -30, 366, -366, 3650, -3650);
  fc.assert(
    fc.property(fc.array(jump, { maxLength: 6 }), (offsets) => {
      const there = afterDays(
        lived,
        offsets.map((offset, round) => 400 + round + offset),
      );
      const lost = lived.filter((name) => !there.includes(name));
      expect(lost.length).toBeLessThanOrEqual(2 * offsets.length);
    }),
  );
});

it('keeps the leap day, the days of the turn of a year and what was asked for on a day', () => {
  const days = Array.from({ length: 500 }, (_, day) => dailyName(new Date(START + day * DAY_MS)));
  const hours = Array.from({ length: 12 }, (_, hour) =>
    timedName(new Date(Date.parse('2025-01-05T08:00:00Z') + hour * 3_600_000)),
  );
  const until = (day: string): string[] => {
    const there = [...days, ...hours].filter((name) => dayIn(name) <= day);
    const surplus = surplusBackups(there, day);
    return backupsIn(there).filter((name) => !surplus.includes(name));
  };
  expect(until('2024-03-01')).toHaveLength(11);
  const kept = until('2025-01-05').map((name) => name.slice(14, -'.backup.gz'.length));
  expect(kept.filter((name) => name.startsWith('2025-01-05'))).toHaveLength(10);
  expect(kept[0]).toBe('2025-01-05-190000');
  expect(kept.slice(10)).toEqual([
    ...['2025-01-04', '2025-01-03', '2025-01-02', '2025-01-01', '2024-12-31', '2024-12-30', '2024-12-29'],
    ...['2024-12-28', '2024-12-27', '2024-12-26', '2024-12-25', '2024-12-24', '2024-12-23'],
    ...['2024-11-30', '2024-10-31', '2024-09-30', '2024-08-31', '2024-07-31', '2024-06-30'],
    ...['2024-05-31', '2024-04-30', '2024-03-31', '2024-02-29'],
  ]);
});
