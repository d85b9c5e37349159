import type { Migration } from '../migrate.ts';

/** Sessions end without use. Those of earlier releases are over: their tokens were hashed in another way. */
export const up: Migration = async (run) => {
  await run('DELETE FROM "sessions"');
  await run(`ALTER TABLE "sessions" ADD COLUMN "usedAt" TEXT NOT NULL DEFAULT ''`);
};
