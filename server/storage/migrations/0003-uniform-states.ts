import type { Migration } from '../migrate.ts';

/** Tables of items by their resource, as they are called in changes. */
const TABLES = {
  categories: 'categories',
  spirits: 'spirits',
  glassware: 'glassware',
  garnish: 'garnishes',
  equipment: 'equipment',
  'cocktail-types': 'cocktail_types',
  myads: 'adverts',
  'sustainable-substitutions': 'substitutions',
  cocktails: 'cocktails',
};
const MANY = ['category', 'spirits', 'equipment', 'garnish'];
const ONE = [
  ['type', 'typeId'],
  ['glassware', 'glasswareId'],
] as const;

/**
 * States in the history get the shape that every resource has: a cocktail's references are ids under the names of its
 * fields. A change gets the version and the time of creation of its item, counted back from what the item has now. Other
 * processes follow by the changes after `changesFrom`. `sortKey` goes: lists are sorted in memory.
 */
export const up: Migration = async (run, dialect) => {
  const text = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  for (const state of ['before', 'after']) {
    await run(`UPDATE "changes" SET "${state}" = ${dialect === 'postgres' ? postgresState(state) : sqliteState(state)}
        WHERE "resource" = 'cocktails' AND "${state}" IS NOT NULL`);
  }

  await run('ALTER TABLE "changes" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1');
  await run(`ALTER TABLE "changes" ADD COLUMN "itemCreatedAt" ${text} NOT NULL DEFAULT ''`);
  const items = Object.entries(TABLES).map(
    ([resource, table]) => `SELECT '${resource}' AS "resource", "id", "version", "createdAt" FROM "${table}"`,
  );
  await run(`UPDATE "changes" SET
      "version" = CASE WHEN "counted"."version" < 1 THEN 1 ELSE "counted"."version" END,
      "itemCreatedAt" = "counted"."createdAt"
    FROM (
      SELECT "change"."revision", "change"."ordinal",
          COALESCE("item"."version" - "change"."later", "change"."earlier" + 1) AS "version",
          COALESCE("item"."createdAt", "change"."firstAt") AS "createdAt"
        FROM (
          SELECT "revision", "ordinal", "resource", "itemId",
              ROW_NUMBER() OVER (PARTITION BY "resource", "itemId" ORDER BY "revision", "ordinal") - 1 AS "earlier",
              ROW_NUMBER() OVER (PARTITION BY "resource", "itemId" ORDER BY "revision" DESC, "ordinal" DESC) - 1 AS "later",
              MIN("at") OVER (PARTITION BY "resource", "itemId") AS "firstAt"
            FROM "changes"
        ) AS "change"
        LEFT JOIN (${items.join(' UNION ALL ')}) AS "item"
          ON "item"."resource" = "change"."resource" AND "item"."id" = "change"."itemId"
    ) AS "counted"
    WHERE "changes"."revision" = "counted"."revision" AND "changes"."ordinal" = "counted"."ordinal"`);

  await run('ALTER TABLE "catalogue_revision" ADD COLUMN "changesFrom" INTEGER NOT NULL DEFAULT 0');
  await run('UPDATE "catalogue_revision" SET "changesFrom" = "revision"');
  await run('CREATE TABLE "write_check" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "at" TEXT NOT NULL)');
  await run(`INSERT INTO "write_check" ("id", "at") VALUES (1, '')`);
  await run('DROP INDEX "cocktails_sorted"');
  for (const table of Object.values(TABLES)) await run(`ALTER TABLE "${table}" DROP COLUMN "sortKey"`);
};

function sqliteState(state: string): string {
  const values = [
    ...MANY.map((field) => `'$.${field}', json_extract("${state}", '$.links.${field}')`),
    ...ONE.map(([field, column]) => `'$.${field}', json_extract("${state}", '$.${column}')`),
  ];
  return `json_set(json_remove("${state}", '$.links', '$.typeId', '$.glasswareId'), ${values.join(', ')})`;
}

function postgresState(state: string): string {
  const json = `CAST("${state}" AS JSONB)`;
  const values = [
    ...MANY.map((field) => `'${field}', ${json} -> 'links' -> '${field}'`),
    ...ONE.map(([field, column]) => `'${field}', ${json} -> '${column}'`),
  ];
  return `CAST(${json} - 'links' - 'typeId' - 'glasswareId' || jsonb_build_object(${values.join(', ')}) AS TEXT)`;
}
