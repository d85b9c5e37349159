import type { Migration } from '../migrate.ts';

/** A note's `picture` becomes `image`: in its row, in its states in the history, and in the answers that a retry gets again. */
export const up: Migration = async (run, dialect) => {
  const renamed = (text: string): string => {
    if (dialect === 'sqlite')
      return `json_remove(json_set("${text}", '$.image', json_extract("${text}", '$.picture')), '$.picture')`;
    const json = `CAST("${text}" AS JSONB)`;
    return `CAST(${json} - 'picture' || jsonb_build_object('image', ${json} -> 'picture') AS TEXT)`;
  };
  await run('ALTER TABLE "notes" RENAME COLUMN "picture" TO "image"');
  for (const state of ['before', 'after'])
    await run(
      `UPDATE "changes" SET "${state}" = ${renamed(state)} WHERE "resource" = 'notes' AND "${state}" IS NOT NULL`,
    );
  await run(`UPDATE "answers" SET "body" = ${renamed('body')} WHERE "headers" LIKE '%"/api/notes/%'`);
  // Of a restoration. Quotes in a text are escaped, so only names of fields are followed by a colon.
  await run(`UPDATE "answers" SET "body" = replace("body", '"picture":', '"image":')
    WHERE "body" LIKE '%"restorableUntil":%' AND "body" LIKE '%"resource":"notes"%'`);
};
