import type { Migration } from '../migrate.ts';

export const up: Migration = async (run, dialect) => {
  const without = (state: string): string =>
    dialect === 'sqlite'
      ? `json_remove("${state}", '$.seasons')`
      : `CAST(CAST("${state}" AS JSONB) - 'seasons' AS TEXT)`;
  for (const state of ['before', 'after'])
    await run(
      `UPDATE "changes" SET "${state}" = ${without(state)} WHERE "resource" = 'cocktails' AND "${state}" LIKE '%"seasons":%'`,
    );
  await run('ALTER TABLE "cocktails" DROP COLUMN "seasons"');
};
