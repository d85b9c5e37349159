export const BACKUP_ENDING = '.backup.gz';
const NAME = /^tasting-house-(\d{4}-\d\d-\d\d)(?:-\d{6})?\.backup\.gz$/;

/** The day is in UTC. An extra backup has its time in its name too. */
export function backupName(at: Date, { isExtra = false } = {}): string {
  const [day = '', time = ''] = at.toISOString().split('T');
  const extra = isExtra ? `-${time.slice(0, 'hh:mm:ss'.length).replaceAll(':', '')}` : '';
  return `tasting-house-${day}${extra}${BACKUP_ENDING}`;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** Returns '' for a text that is not the name of a backup. */
export function dayOfBackup(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}
