import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line));

it('SECURITY.md has a table', () => {
  expect(rows.length).toBeGreaterThan(40);
});

it.each(rows)('names a place and a test that are there: %s', (row) => {
  const [, , , where = '', shownBy = ''] = row.split('|');
  const files = [...shownBy.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const [, place = ''] of where.matchAll(/`((?:server|ui)\/[^`]+)`/g)) {
    expect(existsSync(join(root, place)), place).toBe(true);
  }
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  for (const [, title = ''] of shownBy.matchAll(/"([^"]+)"/g)) expect(sources).toContain(title);
});
