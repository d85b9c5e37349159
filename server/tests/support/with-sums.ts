import { createHash } from 'node:crypto';

/** The lines of a backup with the sums that their rows have. */
export function withSums(text: string): string {
  const lines = text.trimEnd().split('\n').slice(0, -1);
  const tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();
  for (const line of lines.slice(1)) {
    const [table, row] = JSON.parse(line) as [string, object];
    const sum = tables.get(table) ?? { rows: 0, hash: createHash('sha256') };
    sum.rows += 1;
    sum.hash.update(`${JSON.stringify(row)}\n`);
    tables.set(table, sum);
  }
  const sums = Object.fromEntries(
    [...tables].map(([table, { rows, hash }]) => [table, { rows, sha256: hash.digest('hex') }]),
  );
  return `${[...lines, JSON.stringify({ sums })].join('\n')}\n`;
}
