import type { Dialect } from '../migrate.ts';

/**
 * The columns that every table of items has: `row` whatever the items are, `named` with their name and description.
 * Migrations that were released build on it, so it never changes: what comes later is a migration.
 */
export function tableColumns(dialect: Dialect): { row: string; named: string } {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  const row = `"id" ${key} PRIMARY KEY, "nameKey" ${key} NOT NULL UNIQUE,
      "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL`;
  return { row, named: `${row}, "name" TEXT NOT NULL, "description" TEXT` };
}
