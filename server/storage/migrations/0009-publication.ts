import type { Migration } from '../migrate.ts';

/** What visitors see, and from when until when. */
export const up: Migration = async (run) => {
  for (const table of ['cocktails', 'categories', 'substitutions']) {
    await run(`ALTER TABLE "${table}" ADD COLUMN "status" TEXT NOT NULL DEFAULT 'published'`);
    await run(`ALTER TABLE "${table}" ADD COLUMN "shownFrom" TEXT`);
    await run(`ALTER TABLE "${table}" ADD COLUMN "shownUntil" TEXT`);
  }
};
