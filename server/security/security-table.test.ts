import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0: of each chapter the sections, and of each section the numbers. */
const REQUIRED = {
  V1: '1: 1 2; 2: 1 2 3 4 5 6 7 8 9; 3: 1 2 3 4 5 6 7 8 9 10 11; 4: 1 2 3; 5: 1 2',
  V2: '1: 1 2 3; 2: 1 2 3; 3: 1 2 3 4; 4: 1',
  V3: '2: 1 2; 3: 1 2 3 4; 4: 1 2 3 4 5 6; 5: 1 2 3 4 5; 7: 1 2',
  V4: '1: 1 2 3; 2: 1; 3: 1 2; 4: 1 2 3 4',
  V5: '1: 1; 2: 1 2 3; 3: 1 2; 4: 1 2 3',
  V6: '1: 1 2 3; 2: 1 2 3 4 5 6 7 8 9 10 11 12; 3: 1 2 3 4; 4: 1 2 3 4; 5: 1 2 3 4 5; 6: 1 2 3; 8: 1 2 3 4',
  V7: '1: 1 2 3; 2: 1 2 3 4; 3: 1 2; 4: 1 2 3 4 5; 5: 1 2; 6: 1 2',
  V8: '1: 1 2; 2: 1 2 3; 3: 1; 4: 1',
  V9: '1: 1 2 3; 2: 1 2 3 4',
  V10: '1: 1 2; 2: 1 2; 3: 1 2 3 4; 4: 1 2 3 4 5 6 7 8 9 10 11; 5: 1 2 3 4 5; 6: 1 2; 7: 1 2 3',
  V11: '1: 1 2; 2: 1 2 3; 3: 1 2 3; 4: 1 2 3 4; 5: 1; 6: 1',
  V12: '1: 1 2 3; 2: 1 2; 3: 1 2 3 4',
  V13: '1: 1; 2: 1 2 3 4 5; 3: 1 2; 4: 1 2 3 4 5',
  V14: '1: 1 2; 2: 1 2 3 4; 3: 1 2 3',
  V15: '1: 1 2 3; 2: 1 2 3; 3: 1 2 3 4 5 6 7',
  V16: '1: 1; 2: 1 2 3 4 5; 3: 1 2 3 4; 4: 1 2 3; 5: 1 2 3',
  V17: '1: 1; 2: 1 2 3 4; 3: 1 2',
};
const LEVELS_1_AND_2 = 253;

const lines = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n');
const rows = lines.filter((line) => /^\| V\d/.test(line));
const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('SECURITY.md has one line for each requirement of ASVS 5 level 2, in order', () => {
  const required = Object.entries(REQUIRED).flatMap(([chapter, sections]) =>
    sections.split('; ').flatMap((section) => {
      const [number = '', ids = ''] = section.split(': ');
      return ids.split(' ').map((id) => `${chapter}.${number}.${id}`);
    }),
  );
  expect(required).toHaveLength(LEVELS_1_AND_2);
  expect(rows.map((row) => cellsOf(row)[0])).toEqual(required);
});

it.each(rows)('says how or why not, and names places and tests that are there: %s', (row) => {
  const [, state = '', how = '', shownBy = ''] = cellsOf(row);
  expect(state).toMatch(/^(?:met|partly|not met|n\/a)$/);
  expect(how).not.toBe('');
  const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length > 0).toBe(state === 'met' || state === 'partly');
  for (const [, place = ''] of how.matchAll(/`((?:server|ui|\.deploy)\/[^`]+)`/g))
    expect(existsSync(join(root, place)), place).toBe(true);
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  for (const [, title = ''] of shownBy.matchAll(/"([^"]+)"/g)) expect(sources).toContain(title);
});
