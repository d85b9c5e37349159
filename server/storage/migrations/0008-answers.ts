import type { Migration } from '../migrate.ts';

/** Answers to requests with an Idempotency-Key, for clients that lost them. */
export const up: Migration = async (run, dialect) => {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  await run(`CREATE TABLE "answers" ("key" ${key} PRIMARY KEY, "requestHash" TEXT NOT NULL, "status" INTEGER NOT NULL,
      "headers" TEXT NOT NULL, "body" TEXT NOT NULL, "characters" INTEGER NOT NULL, "expiresAt" ${key} NOT NULL)`);
};
