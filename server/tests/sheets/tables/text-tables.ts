import { readFileSync } from 'node:fs';
import { tableCase } from './table-case.ts';

/** Reads the tables of a text file, which an empty line separates. */
const tablesIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map(tableCase);

/** The import reads these tables right, without a doubt. */
export const READ_TABLES = tablesIn('read-tables.txt');
/** The import may read these tables wrong, and doubts whatever is wrong. */
export const DOUBTED_TABLES = tablesIn('doubted-tables.txt');
