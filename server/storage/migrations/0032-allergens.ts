import type { Migration } from '../migrate.ts';

/** What the administrator states of a recipe and of a house-made ingredient; an empty list states nothing. */
export const up: Migration = async (run) => {
  for (const table of ['cocktails', 'house_ingredients'])
    await run(`ALTER TABLE "${table}" ADD COLUMN "allergens" TEXT NOT NULL DEFAULT '[]'`);
};
