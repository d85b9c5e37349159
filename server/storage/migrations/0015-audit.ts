import type { Migration } from '../migrate.ts';

export const up: Migration = async (run, dialect) => {
  const number = dialect === 'postgres' ? 'SERIAL PRIMARY KEY' : 'INTEGER PRIMARY KEY AUTOINCREMENT';
  await run(`CREATE TABLE "audit_entries" (
    "number" ${number}, "kind" TEXT NOT NULL, "at" TEXT NOT NULL, "client" TEXT NOT NULL, "device" TEXT NOT NULL)`);
};
