import { type Migration, tableColumns } from '../migrate.ts';

export const up: Migration = async (run, dialect) => {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  await run(
    `CREATE TABLE "notes" (${tableColumns(dialect).row}, "name" TEXT NOT NULL, "date" TEXT NOT NULL, "story" TEXT NOT NULL,
      "cocktailId" ${key} REFERENCES "cocktails" ("id") ON DELETE RESTRICT, "picture" TEXT,
      "status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT)`,
  );
  await run('CREATE INDEX "notes_of_cocktail" ON "notes" ("cocktailId")');
};
