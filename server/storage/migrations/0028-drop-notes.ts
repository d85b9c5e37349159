import type { Migration } from '../migrate.ts';

/** Notes go with their history. */
export const up: Migration = async (run) => {
  await run(`DELETE FROM "change_pictures" WHERE EXISTS (SELECT 1 FROM "changes" WHERE "resource" = 'notes'
    AND "changes"."revision" = "change_pictures"."revision" AND "changes"."ordinal" = "change_pictures"."ordinal")`);
  await run(`DELETE FROM "changes" WHERE "resource" = 'notes'`);
  await run('DROP TABLE "notes"');
};
