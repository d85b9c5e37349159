import { BACKUP_ENDING } from '#server/operations/backup-name.ts';

const NAME = /^tasting-house-(\d{4}-\d\d-\d\d)(?:-\d{6})?\.backup\.gz$/;
const [DAY_CHARACTERS, MONTH_CHARACTERS] = ['YYYY-MM-DD'.length, 'YYYY-MM'.length];
const KEPT = { newest: 10, days: 14, months: 12 };

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** The newest first. */
export function backupsIn(names: readonly string[]): string[] {
  const times = names.filter(isBackupName).map((name) => name.slice(0, -BACKUP_ENDING.length));
  return times.sort((one, other) => (one < other ? 1 : -1)).map((time) => time + BACKUP_ENDING);
}

/**
 * All but the newest ten, and the newest of each of the newest 14 days and 12 months that have a backup. What is dated after today is left
 * alone, so that a clock that is wrong deletes no more than one that is right.
 */
export function surplusBackups(names: readonly string[], today: string): string[] {
  const past = backupsIn(names).filter((name) => dayIn(name) <= today);
  const newestOfEach = (characters: number): string[] =>
    past.filter((name, at) => {
      const newer = past[at - 1];
      return newer === undefined || dayIn(newer).slice(0, characters) !== dayIn(name).slice(0, characters);
    });
  const kept = new Set([
    ...past.slice(0, KEPT.newest),
    ...newestOfEach(DAY_CHARACTERS).slice(0, KEPT.days),
    ...newestOfEach(MONTH_CHARACTERS).slice(0, KEPT.months),
  ]);
  return past.filter((name) => !kept.has(name));
}

function dayIn(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}
