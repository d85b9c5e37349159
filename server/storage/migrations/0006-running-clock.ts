import type { Migration } from '../migrate.ts';

/** Deadlines are held by the time that the site runs. Attempts that were counted by the system's clock are forgotten. */
export const up: Migration = async (run) => {
  await run('CREATE TABLE "site_clock" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "at" TEXT NOT NULL)');
  await run(`INSERT INTO "site_clock" ("id", "at") VALUES (1, '${new Date().toISOString()}')`);
  await run('CREATE TABLE "clock_marks" ("at" TEXT PRIMARY KEY, "revision" INTEGER NOT NULL)');
  await run('DELETE FROM "login_attempts"');
};
