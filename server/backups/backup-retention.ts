import { BACKUP_ENDING, dayOfBackup, isBackupName } from '#server/operations/site/backup-name.ts';

const KEPT = { newest: 10, days: 30 };

/** Returns the names of backups, the newest first. */
export function backupsIn(names: readonly string[]): string[] {
  const times = names.filter(isBackupName).map((name) => name.slice(0, -BACKUP_ENDING.length));
  return times.sort((a, b) => (a < b ? 1 : -1)).map((time) => time + BACKUP_ENDING);
}

/**
 * Returns all but the ten newest backups, and but the newest of each of the last 30 days that have a backup.
 * Days without a backup do not count.
 */
export function surplusBackups(names: readonly string[]): string[] {
  const newestFirst = backupsIn(names);
  const newestOfDays = newestFirst.filter(
    (name, index) => dayOfBackup(newestFirst[index - 1] ?? '') !== dayOfBackup(name),
  );
  const kept = new Set([...newestFirst.slice(0, KEPT.newest), ...newestOfDays.slice(0, KEPT.days)]);
  return newestFirst.filter((name) => !kept.has(name));
}
