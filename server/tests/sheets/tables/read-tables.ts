import { readFileSync } from 'node:fs';
import { tableCase } from './table-case.ts';

const TEXT = readFileSync(new URL('read-tables.txt', import.meta.url), 'utf8');

/** The import reads these tables right, without a doubt. An empty line separates them. */
export const READ_TABLES = TEXT.trimEnd().split('\n\n').map(tableCase);
