import { createHash, type Hash } from 'node:crypto';

/**
 * A backup is gzipped lines of JSON: a `BackupHead`, then each row as [table, row], then the `RowCounts`.
 * Gzip finds changed bytes, and the counts find missing rows. The checksums are not read here: release 0.1.0
 * needs them. `write-backup.ts` writes a backup, `read-backup.ts` reads it.
 */
export interface BackupHead {
  format: typeof BACKUP_FORMAT;
  formatVersion: number;
  schema: string[];
  at: string;
  revision: number;
}

export const BACKUP_FORMAT = 'tasting-house-backup';
/** Release 0.1.0 reads no other version, and the way back to it is a backup. */
export const BACKUP_FORMAT_VERSION = 1;
/** Version 2 was written between two releases, on 30 November 2026. It has no checksums. */
export const READABLE_VERSIONS: readonly unknown[] = [BACKUP_FORMAT_VERSION, 2];

export class BackupError extends Error {}

export function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

export const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Each key is the name of a table. */
export type RowCounts = Record<string, { rows: number; sha256?: string }>;

/** The last line of a backup. */
export interface RowCountsLine {
  sums: RowCounts;
}

/** Counts the rows of a backup that is read. */
export class RowCounter {
  readonly #rows = new Map<string, number>();

  add(table: string): void {
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
  }

  counts(): RowCounts {
    return Object.fromEntries([...this.#rows].map(([table, rows]) => [table, { rows }]));
  }
}

/** Counts the rows of a backup that is written, and makes a checksum of the rows of each table. */
export class RowSummer {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();

  /** `row` is the row as JSON. */
  add(table: string, row: string): void {
    const sum = this.#tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
    sum.rows += 1;
    sum.hash.update(`${row}\n`);
    this.#tables.set(table, sum);
  }

  sums(): RowCounts {
    const sums = [...this.#tables].map(([table, { rows, hash }]) => [
      table,
      { rows, sha256: hash.digest('hex') },
    ]);
    return Object.fromEntries(sums) as RowCounts;
  }
}

/** Throws a BackupError when the counts differ. */
export function compareRowCounts(expected: RowCounts, found: RowCounts): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted = 0, actual = 0] = [expected[table]?.rows, found[table]?.rows];
    if (wanted !== actual) throw new BackupError(`${table} has ${actual} rows instead of ${wanted}`);
  }
}
