import { createHash, type Hash } from 'node:crypto';
import { BackupError } from './backup-format.ts';

interface TableSum {
  rows: number;
  sha256: string;
}

export type TableSums = Record<string, TableSum>;

export class TableSummer {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();

  /** `text` is the row as JSON, with its columns sorted by name. */
  add(table: string, text: string): void {
    const sum = this.#tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
    sum.rows += 1;
    sum.hash.update(text).update('\n');
    this.#tables.set(table, sum);
  }

  sums(): TableSums {
    const sums = [...this.#tables].map(([table, { rows, hash }]) => [
      table,
      { rows, sha256: hash.digest('hex') },
    ]);
    return Object.fromEntries(sums) as TableSums;
  }
}

/** Throws a BackupError when the sums differ. */
export function compareSums(expected: TableSums, found: TableSums): void {
  for (const table of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const [wanted, actual] = [expected[table], found[table]];
    if (wanted?.rows !== actual?.rows)
      throw new BackupError(`${table} has ${actual?.rows ?? 0} rows instead of ${wanted?.rows ?? 0}`);
    if (wanted?.sha256 !== actual?.sha256)
      throw new BackupError(`${table} does not have the checksum it should`);
  }
}
