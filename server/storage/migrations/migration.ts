import type { Dialect } from '../models/queries.ts';

/** A migration runs once, in one transaction with all pending ones. A released one never changes. */
export interface Migration {
  name: string;
  up: (run: (sql: string) => Promise<unknown>, dialect: Dialect) => Promise<void>;
}

/** `named` is `row` with name and description. Neither ever changes, because released migrations use them. */
export function tableColumns(dialect: Dialect): { key: string; row: string; named: string } {
  // Both databases then compare it byte by byte, whatever their language.
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  const row = `"id" ${key} PRIMARY KEY, "nameKey" ${key} NOT NULL UNIQUE, "version" INTEGER NOT NULL,
      "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL`;
  return { key, row, named: `${row}, "name" TEXT NOT NULL, "description" TEXT` };
}
