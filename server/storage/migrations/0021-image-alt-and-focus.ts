import type { Migration } from '../migrate.ts';

export const up: Migration = async (run) => {
  for (const table of ['cocktails', 'categories', 'glassware', 'adverts', 'notes']) {
    await run(`ALTER TABLE "${table}" ADD COLUMN "imageAlt" TEXT`);
    await run(`ALTER TABLE "${table}" ADD COLUMN "imageFocus" TEXT`);
  }
};
