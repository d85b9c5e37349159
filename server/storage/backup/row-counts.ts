import { BackupError } from './backup-format.ts';

/** By table. In version 1 of the format, a checksum stands beside the rows. It is not read. */
export type TableSums = Record<string, { rows: number }>;

export class TableSummer {
  readonly #rows = new Map<string, number>();

  add(table: string): void {
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + 1);
  }

  sums(): TableSums {
    return Object.fromEntries([...this.#rows].map(([table, rows]) => [table, { rows }]));
  }
}

/** Throws a BackupError when the sums differ. */
export function compareSums(expected: TableSums, found: TableSums): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted = 0, actual = 0] = [expected[table]?.rows, found[table]?.rows];
    if (wanted !== actual) throw new BackupError(`${table} has ${actual} rows instead of ${wanted}`);
  }
}
