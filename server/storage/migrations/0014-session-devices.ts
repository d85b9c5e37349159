import type { Migration } from '../migrate.ts';

/** A session has an id to name it by, which opens nothing. */
export const up: Migration = async (run, dialect) => {
  await run(`ALTER TABLE "sessions" ADD COLUMN "id" TEXT NOT NULL DEFAULT ''`);
  await run(`ALTER TABLE "sessions" ADD COLUMN "device" TEXT NOT NULL DEFAULT 'Unknown device'`);
  const random = dialect === 'postgres' ? 'md5(random()::text)' : 'lower(hex(randomblob(16)))';
  await run(`UPDATE "sessions" SET "id" = ${random}`);
};
