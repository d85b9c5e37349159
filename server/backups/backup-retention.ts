import { BACKUP_ENDING } from '#server/operations/backup-name.ts';

const NAME = /^tasting-house-(\d{4}-\d\d-\d\d)(?:-\d{6})?\.backup\.gz$/;
const KEPT = { newest: 10, days: 30 };

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** Lists the names of backups, the newest first. */
export function backupsIn(names: readonly string[]): string[] {
  const times = names.filter(isBackupName).map((name) => name.slice(0, -BACKUP_ENDING.length));
  return times.sort((one, other) => (one < other ? 1 : -1)).map((time) => time + BACKUP_ENDING);
}

/**
 * Lists the backups that may go. The newest ten stay, and the newest of each of the 30 newest days that have one. A day without a backup
 * makes no other one surplus.
 */
export function surplusBackups(names: readonly string[]): string[] {
  const newestFirst = backupsIn(names);
  const newestOfDays = newestFirst.filter((name, at) => dayIn(newestFirst[at - 1] ?? '') !== dayIn(name));
  const kept = new Set([...newestFirst.slice(0, KEPT.newest), ...newestOfDays.slice(0, KEPT.days)]);
  return newestFirst.filter((name) => !kept.has(name));
}

function dayIn(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}
