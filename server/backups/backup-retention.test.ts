import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backupName } from '#server/operations/backup-name.ts';
import { backupsIn, isBackupName, surplusBackups } from './backup-retention.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2024-02-20T00:00:00Z');

const at = fc.integer({ min: 0, max: 900 }).map((days) => new Date(START + days * DAY_MS));
const made = at.map((day) => backupName(day));
const asked = fc
  .tuple(at, fc.nat(DAY_MS - 1))
  .map(([day, ms]) => backupName(new Date(day.getTime() + ms), true));
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
      expect(kept.length).toBeLessThanOrEqual(10 + 14 + 12);
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
