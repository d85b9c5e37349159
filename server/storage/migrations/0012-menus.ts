import { type Migration, tableColumns } from '../migrate.ts';

export const up: Migration = async (run, dialect) => {
  await run(
    `CREATE TABLE "menus" (${tableColumns(dialect).row}, "name" TEXT NOT NULL, "introduction" TEXT,
      "currency" TEXT NOT NULL, "sections" TEXT NOT NULL DEFAULT '[]',
      "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT)`,
  );
};
