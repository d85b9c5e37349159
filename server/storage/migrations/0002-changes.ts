import type { Migration } from '../migrate.ts';

/**
 * The administrator's changes. A change is named by the revision that it made and its place in it; the states are
 * JSON, and the pictures that they name are listed so that no sweep takes them.
 */
export const up: Migration = async (run, dialect) => {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  await run(`CREATE TABLE "changes" ("revision" INTEGER NOT NULL, "ordinal" INTEGER NOT NULL,
      "resource" ${key} NOT NULL, "itemId" ${key} NOT NULL, "itemName" TEXT NOT NULL, "action" ${key} NOT NULL,
      "at" ${key} NOT NULL, "importId" ${key}, "undoneBy" INTEGER, "before" TEXT, "after" TEXT,
      PRIMARY KEY ("revision", "ordinal"))`);
  await run('CREATE INDEX "changes_of_item" ON "changes" ("resource", "itemId")');
  await run('CREATE INDEX "changes_of_import" ON "changes" ("importId")');
  await run(`CREATE TABLE "change_pictures" ("imageId" ${key} NOT NULL, "revision" INTEGER NOT NULL,
      "ordinal" INTEGER NOT NULL, PRIMARY KEY ("imageId", "revision", "ordinal"),
      FOREIGN KEY ("revision", "ordinal") REFERENCES "changes" ("revision", "ordinal") ON DELETE CASCADE)`);
  await run('CREATE INDEX "change_pictures_of_change" ON "change_pictures" ("revision", "ordinal")');
};
