import { createHash, type Hash } from 'node:crypto';

/** What a backup says first. */
export interface BackupHead {
  format: typeof BACKUP_FORMAT;
  formatVersion: number;
  /** Names of the migrations that its tables have seen. */
  schema: string[];
  /** ISO time. */
  at: string;
  revision: number;
}

/** How many rows a table has, and the checksum of all of them. */
export interface TableSum {
  rows: number;
  sha256: string;
}

export type TableSums = Record<string, TableSum>;

export const BACKUP_FORMAT = 'tasting-house-backup';
export const BACKUP_FORMAT_VERSION = 1;

/** More than any site has: a file of a few kB must not unpack to all of a disk or a memory. */
const MAX_TABLES = 100;

/** Says in one line why a backup, or what was made of it, cannot be used. */
export class BackupError extends Error {}

/** Sums up the rows of tables as they pass. */
export class TableSummer {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();

  /** `text` is the row as JSON, its columns sorted by name. */
  add(table: string, text: string): void {
    const known = this.#tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
    if (this.#tables.size >= MAX_TABLES) throw new BackupError('it has more tables than a site');
    known.rows += 1;
    known.hash.update(text).update('\n');
    this.#tables.set(table, known);
  }

  /** Ends the summing. */
  sums(): TableSums {
    const sums = [...this.#tables].map(([table, { rows, hash }]) => [
      table,
      { rows, sha256: hash.digest('hex') },
    ]);
    return Object.fromEntries(sums) as TableSums;
  }
}

/** Throws a BackupError that names the first table in which the two differ. */
export function compareSums(expected: TableSums, found: TableSums): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted, had] = [expected[table], found[table]];
    if (wanted?.rows !== had?.rows) {
      throw new BackupError(`${table} has ${had?.rows ?? 0} rows instead of ${wanted?.rows ?? 0}`);
    }
    if (wanted?.sha256 !== had?.sha256)
      throw new BackupError(`${table} does not have the checksum it should`);
  }
}
