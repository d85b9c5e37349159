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

/** Each key is the name of a table. */
export type RowCounts = Record<string, { rows: number }>;

/** The last line of a backup. Version 1, which is still read, had checksums too, hence the name `sums`. */
export interface RowCountsLine {
  sums: RowCounts;
}

export class RowCounter {
  readonly #rows = new Map<string, number>();

  add(table: string): void {
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
  }

  counts(): RowCounts {
    return Object.fromEntries([...this.#rows].map(([table, rows]) => [table, { rows }]));
  }
}

/** Throws a BackupError when the counts differ. */
export function compareRowCounts(expected: RowCounts, found: RowCounts): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted = 0, actual = 0] = [expected[table]?.rows, found[table]?.rows];
    if (wanted !== actual) throw new BackupError(`${table} has ${actual} rows instead of ${wanted}`);
  }
}
