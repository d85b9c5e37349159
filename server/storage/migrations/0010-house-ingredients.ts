import { type Migration, tableColumns } from '../migrate.ts';

export const up: Migration = async (run, dialect) => {
  await run(
    `CREATE TABLE "house_ingredients" (${tableColumns(dialect).named},
      "ingredients" TEXT NOT NULL, "instructions" TEXT NOT NULL, "yieldMl" INTEGER NOT NULL, "keepsDays" INTEGER)`,
  );
};
