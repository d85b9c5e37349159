import { BACKUP_ENDING, dayOfBackup, isBackupName } from '#openapi/text/backup-name.ts';

const KEPT = { newest: 10, days: 30 };

/** The newest comes first. Other files are left out. */
export function backupsIn(names: readonly string[]): string[] {
  const times = names.filter(isBackupName).map((name) => name.slice(0, -BACKUP_ENDING.length));
  return times.sort((a, b) => (a < b ? 1 : -1)).map((time) => time + BACKUP_ENDING);
}

/**
 * All may be deleted but the ten newest, and the newest of each of the 30 newest days that have one. Days
 * without a backup do not count.
 */
export function surplusBackups(names: readonly string[]): string[] {
  const newestFirst = backupsIn(names);
  const newestOfDays = newestFirst.filter(
    (name, index) => dayOfBackup(newestFirst[index - 1] ?? '') !== dayOfBackup(name),
  );
  const kept = new Set([...newestFirst.slice(0, KEPT.newest), ...newestOfDays.slice(0, KEPT.days)]);
  return newestFirst.filter((name) => !kept.has(name));
}
