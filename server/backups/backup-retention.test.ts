import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '#openapi/days.ts';
import { backupName, isBackupName } from '#server/operations/site/backup-name.ts';
import { backupsIn, surplusBackups } from './backup-retention.ts';

const START = Date.parse('2024-02-20T00:00:00Z');

const at = fc.integer({ min: 0, max: 900 }).map((days) => new Date(START + days * DAY_MS));
const made = at.map((day) => backupName(day));
const asked = fc
  .tuple(at, fc.nat(DAY_MS - 1))
  .map(([day, ms]) => backupName(new Date(day.getTime() + ms), { isExtra: true }));
const names = fc.array(fc.oneof(made, asked), { maxLength: 200 }).map((list) => [...new Set(list)]);
const days = (list: readonly string[]): number => new Set(list.map((name) => name.slice(14, 24))).size;

it('the newest ten and the last of 30 days are kept, whatever there is', () => {
  fc.assert(
    fc.property(names, (there) => {
      const surplus = surplusBackups(there);
      const all = backupsIn(there);
      const kept = all.filter((name) => !surplus.includes(name));
      expect(surplus.every((name) => there.includes(name))).toBe(true);
      expect(kept.slice(0, 10)).toEqual(all.slice(0, 10));
      expect(days(kept)).toBeGreaterThanOrEqual(Math.min(days(all), 30));
      expect(kept.length).toBeLessThanOrEqual(10 + 30);
      expect(surplusBackups(kept)).toEqual([]);
    }),
  );
});

it('no other file is deleted', () => {
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
    fc.property(fc.array(foreign, { maxLength: 20 }), names, (others, there) => {
      expect(others.filter(isBackupName)).toEqual([]);
      expect(surplusBackups([...others, ...there])).toEqual(surplusBackups(there));
    }),
  );
});
