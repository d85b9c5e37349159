import { BackupError } from './backup-format.ts';

/** Each key is the name of a table. */
export type RowCounts = Record<string, { rows: number }>;

/** It is the last line of a backup. Version 1, which is still read, had this key for checksums too. */
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
