import { foldText } from '#openapi/names/fold-text.ts';
import type { Migration } from '../migrate.ts';

/** A change remembers its session, and its item's name as it is searched. */
export const up: Migration = async (run) => {
  await run(`ALTER TABLE "changes" ADD COLUMN "sessionId" TEXT`);
  await run(`ALTER TABLE "changes" ADD COLUMN "sessionDevice" TEXT`);
  await run(`ALTER TABLE "changes" ADD COLUMN "itemWords" TEXT NOT NULL DEFAULT ''`);
  await run(`UPDATE "changes" SET "itemWords" = lower("itemName")`);
  // Neither dialect can drop accents.
  const names = (await run(`SELECT DISTINCT "itemName" FROM "changes"`)) as { itemName: string }[];
  for (const { itemName } of names) {
    const words = foldText(itemName);
    if (words !== itemName.toLowerCase() || /[^ -~]/.test(itemName))
      await run(`UPDATE "changes" SET "itemWords" = ${quoted(words)} WHERE "itemName" = ${quoted(itemName)}`);
  }
};

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
