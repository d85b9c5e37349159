export const BACKUP_ENDING = '.backup.gz';
const NAME = /^tasting-house-(\d{4}-\d\d-\d\d)(?:-\d{6})?\.backup\.gz$/;

/** Returns the name of the backup of a day (in UTC). An extra one of the same day has its time in it too. */
export function backupName(at: Date, { isExtra = false } = {}): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  const extra = isExtra ? `-${time.slice(0, 'hh:mm:ss'.length).replaceAll(':', '')}` : '';
  return `tasting-house-${day}${extra}${BACKUP_ENDING}`;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** Returns the day in the name of a backup, and '' for any other text. */
export function dayOfBackup(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}
