import type { Migration } from '../migrate.ts';

/** Imports are stored, so that any process can say how far they are and what came of them. */
export const up: Migration = async (run, dialect) => {
  const number = dialect === 'postgres' ? 'SERIAL PRIMARY KEY' : 'INTEGER PRIMARY KEY AUTOINCREMENT';
  await run(`CREATE TABLE "imports" (
    "number" ${number},
    "state" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "isDryRun" BOOLEAN NOT NULL,
    "createdAt" TEXT NOT NULL,
    "startedAt" TEXT NOT NULL,
    "endedAt" TEXT,
    "rows" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "beats" INTEGER NOT NULL,
    "revision" INTEGER,
    "outcome" TEXT,
    "problem" TEXT,
    "report" TEXT,
    "reportBytes" INTEGER NOT NULL
  )`);
};
