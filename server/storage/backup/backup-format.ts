/**
 * A backup is gzipped lines of JSON: a `BackupHead`, then each row as [table, row], then the `RowCounts`.
 * Gzip finds changed bytes, and the counts find missing rows. `write-backup.ts` writes it, `read-backup.ts`
 * reads it.
 */
export interface BackupHead {
  format: typeof BACKUP_FORMAT;
  formatVersion: number;
  schema: string[];
  at: string;
  revision: number;
}

export const BACKUP_FORMAT = 'tasting-house-backup';
export const BACKUP_FORMAT_VERSION = 2;
/** Version 1 has a checksum beside each count of rows, which is not read. */
export const READABLE_VERSIONS: readonly unknown[] = [1, BACKUP_FORMAT_VERSION];

export class BackupError extends Error {}

export function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

export const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
