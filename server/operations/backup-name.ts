export const BACKUP_ENDING = '.backup.gz';

/** Returns the day in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the name of the backup of a day (in UTC). A further one of the same day has its time in its name too. */
export function backupName(at: Date, isFurther = false): string {
  const time = isFurther ? `-${at.toISOString().slice(11, 19).replaceAll(':', '')}` : '';
  return `tasting-house-${dayOf(at)}${time}${BACKUP_ENDING}`;
}
