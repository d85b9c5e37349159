import type { Migration } from '../migrate.ts';

/** An import is one request now. The history keeps the name of its sheet, which stood in the table of imports. */
export const up: Migration = async (run) => {
  await run('DROP INDEX "changes_of_import"');
  await run('ALTER TABLE "changes" RENAME COLUMN "importId" TO "importedFrom"');
  await run(`UPDATE "changes" SET "importedFrom" = COALESCE(
    (SELECT "fileName" FROM "imports" WHERE "imports"."revision" = "changes"."revision"), 'a sheet')
    WHERE "importedFrom" IS NOT NULL`);
  await run('DROP TABLE "imports"');
};
