import { foldText } from '#openapi/names/fold-text.ts';
import type { Migration } from '../migrate.ts';

const BATCH_CHANGES = 500;

/** A change remembers its session, and its item's name as it is searched; a retry of a restoration gets the change that it made. */
export const up: Migration = async (run) => {
  await run(`ALTER TABLE "changes" ADD COLUMN "sessionId" TEXT`);
  await run(`ALTER TABLE "changes" ADD COLUMN "sessionDevice" TEXT`);
  await run(`ALTER TABLE "changes" ADD COLUMN "itemWords" TEXT NOT NULL DEFAULT ''`);
  await run(`UPDATE "changes" SET "itemWords" = lower("itemName")`);
  // Neither dialect can drop accents. By primary key, since no index has the names.
  const changes = (await run(`SELECT "revision", "ordinal", "itemName" FROM "changes"`)) as NamedChange[];
  const values = changes.flatMap(({ revision, ordinal, itemName }) => {
    const words = foldText(itemName);
    const isLowered = words === itemName.toLowerCase() && !/[^ -~]/.test(itemName);
    return isLowered ? [] : [`(${revision}, ${ordinal}, ${quoted(words)})`];
  });
  for (let from = 0; from < values.length; from += BATCH_CHANGES) {
    const batch = values.slice(from, from + BATCH_CHANGES).join(', ');
    await run(`UPDATE "changes" SET "itemWords" = "column3" FROM (VALUES ${batch}) AS "named"
      WHERE "revision" = "column1" AND "ordinal" = "column2"`);
  }
  await run(`UPDATE "answers" SET "body" = '{"session":null,' || substr("body", 2)
    WHERE "body" LIKE '{"id":%"restorableUntil":%'`);
};

interface NamedChange {
  revision: number;
  ordinal: number;
  itemName: string;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
