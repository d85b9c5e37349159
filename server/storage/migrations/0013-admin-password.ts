import type { Migration } from '../migrate.ts';

/** Null is the configured one. Sessions hold the version of the password that opened them, so a change ends them in all processes. */
export const up: Migration = async (run) => {
  await run(`CREATE TABLE "admin_password" (
    "id" INTEGER PRIMARY KEY CHECK ("id" = 1), "hash" TEXT, "version" INTEGER NOT NULL, "changedAt" TEXT)`);
  await run('INSERT INTO "admin_password" ("id", "version") VALUES (1, 0)');
  await run('ALTER TABLE "sessions" ADD COLUMN "passwordVersion" INTEGER NOT NULL DEFAULT 0');
};
