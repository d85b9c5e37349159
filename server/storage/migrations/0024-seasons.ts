import type { Migration } from '../migrate.ts';

/** When a cocktail is at its best. */
export const up: Migration = async (run) => {
  await run(`ALTER TABLE "cocktails" ADD COLUMN "seasons" TEXT NOT NULL DEFAULT '[]'`);
};
