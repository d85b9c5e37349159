import type { Dialect } from '../migrate.ts';

/** Of every table of items; `named` has name and description too. Released migrations build on it, so it never changes. */
export function tableColumns(dialect: Dialect): { row: string; named: string } {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  const row = `"id" ${key} PRIMARY KEY, "nameKey" ${key} NOT NULL UNIQUE,
      "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL`;
  return { row, named: `${row}, "name" TEXT NOT NULL, "description" TEXT` };
}
