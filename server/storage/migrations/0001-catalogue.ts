import { tableColumns, type Migration } from '../migrate.ts';

/**
 * The first tables. SQL that SQLite and PostgreSQL both understand, save for three words: keys are compared
 * byte by byte on both, whatever the database's language, and bytes and switches have other names.
 */
export const up: Migration = async (run, dialect) => {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  const bytes = dialect === 'postgres' ? 'BYTEA' : 'BLOB';
  const flag = dialect === 'postgres' ? 'BOOLEAN' : 'TINYINT(1)';
  // A later migration drops the key again.
  const row = `${tableColumns(dialect).row}, "sortKey" ${key} NOT NULL`;
  const named = `${row}, "name" TEXT NOT NULL, "description" TEXT`;

  await run(`CREATE TABLE "categories" (${named} NOT NULL, "photo" TEXT)`);
  await run(`CREATE TABLE "spirits" (${named})`);
  await run(`CREATE TABLE "glassware" (${named}, "picture" TEXT)`);
  await run(`CREATE TABLE "garnishes" (${named})`);
  await run(`CREATE TABLE "equipment" (${named})`);
  await run(`CREATE TABLE "cocktail_types" (${named})`);
  await run(`CREATE TABLE "adverts" (${named} NOT NULL, "imageUrl" TEXT NOT NULL, "startDate" TEXT NOT NULL,
      "endDate" TEXT NOT NULL, "onclickLink" TEXT NOT NULL, "hoverText" TEXT NOT NULL)`);
  await run(`CREATE TABLE "substitutions" (${row}, "originalIngredient" TEXT NOT NULL,
      "sustainableAlternative" TEXT NOT NULL, "category" TEXT NOT NULL, "description" TEXT NOT NULL,
      "benefits" TEXT NOT NULL, "impactReduction" INTEGER NOT NULL CHECK ("impactReduction" BETWEEN 0 AND 100),
      "difficulty" TEXT NOT NULL, "cost" TEXT NOT NULL, "availability" TEXT NOT NULL, "seasonality" TEXT,
      "recipe" TEXT, "tips" TEXT NOT NULL, "certifications" TEXT NOT NULL)`);

  await run(`CREATE TABLE "cocktails" (${named} NOT NULL, "image" TEXT, "difficulty" TEXT NOT NULL,
      "featured" ${flag} NOT NULL, "funFact" TEXT, "ingredients" TEXT NOT NULL, "instructions" TEXT NOT NULL,
      "videoUrl" TEXT, "typeId" ${key} REFERENCES "cocktail_types" ("id") ON DELETE RESTRICT,
      "glasswareId" ${key} REFERENCES "glassware" ("id") ON DELETE RESTRICT)`);
  await run('CREATE INDEX "cocktails_sorted" ON "cocktails" ("sortKey", "nameKey")');
  await run('CREATE INDEX "cocktails_of_type" ON "cocktails" ("typeId")');
  await run('CREATE INDEX "cocktails_of_glassware" ON "cocktails" ("glasswareId")');

  for (const [link, items] of [
    ['cocktail_categories', 'categories'],
    ['cocktail_spirits', 'spirits'],
    ['cocktail_equipment', 'equipment'],
    ['cocktail_garnishes', 'garnishes'],
  ]) {
    await run(`CREATE TABLE "${link}" ("cocktailId" ${key} NOT NULL REFERENCES "cocktails" ("id") ON DELETE CASCADE,
        "itemId" ${key} NOT NULL REFERENCES "${items}" ("id") ON DELETE RESTRICT, "position" INTEGER NOT NULL,
        PRIMARY KEY ("cocktailId", "itemId"))`);
    await run(`CREATE INDEX "${link}_of_item" ON "${link}" ("itemId")`);
  }

  await run(`CREATE TABLE "images" ("id" ${key} PRIMARY KEY, "bytes" ${bytes} NOT NULL, "mime" TEXT NOT NULL,
      "width" INTEGER NOT NULL, "height" INTEGER NOT NULL, "createdAt" TEXT NOT NULL)`);
  await run(`CREATE TABLE "image_variants" ("imageId" ${key} NOT NULL REFERENCES "images" ("id") ON DELETE CASCADE,
      "width" INTEGER NOT NULL, "mime" TEXT NOT NULL, "bytes" ${bytes} NOT NULL,
      PRIMARY KEY ("imageId", "width", "mime"))`);

  await run(`CREATE TABLE "sessions" ("tokenHash" TEXT PRIMARY KEY, "createdAt" TEXT NOT NULL,
      "expiresAt" TEXT NOT NULL)`);
  await run(`CREATE TABLE "login_attempts" ("address" TEXT PRIMARY KEY, "failures" INTEGER NOT NULL,
      "until" TEXT NOT NULL)`);

  await run(
    'CREATE TABLE "catalogue_revision" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "revision" INTEGER NOT NULL)',
  );
  await run('INSERT INTO "catalogue_revision" ("id", "revision") VALUES (1, 0)');
};
