import type { Migration } from '../migrate.ts';

/** Where the home page shows a cocktail among the featured. */
export const up: Migration = async (run) => {
  await run('ALTER TABLE "cocktails" ADD COLUMN "featuredPlace" INTEGER');
};
