import { tableColumns, type Migration } from './migration.ts';

/**
 * Makes all tables of the first public release. A database of version 0.1.0 has them already: it made them in
 * 33 steps, and its list of steps ends with `0033-import-names`. This migration has that name, so it does not
 * run there. SQLite and PostgreSQL differ only in `tableColumns`, bytes and booleans.
 */
export const firstTables: Migration = {
  name: '0033-import-names',
  async up(run, dialect) {
    const { key, row, named } = tableColumns(dialect);
    const bytes = dialect === 'postgres' ? 'BYTEA' : 'BLOB';
    const flag = dialect === 'postgres' ? 'BOOLEAN' : 'TINYINT(1)';
    const shown = `"status" TEXT NOT NULL DEFAULT 'published', "shownFrom" TEXT, "shownUntil" TEXT`;
    const pictured = '"imageAlt" TEXT, "imageFocus" TEXT';
    const list = `TEXT NOT NULL DEFAULT '[]'`;

    for (const table of ['spirits', 'garnishes', 'equipment', 'cocktail_types'])
      await run(`CREATE TABLE "${table}" (${named})`);
    await run(`CREATE TABLE "categories" (${named} NOT NULL, "photo" TEXT, ${shown}, ${pictured})`);
    await run(`CREATE TABLE "glassware" (${named}, "picture" TEXT, ${pictured})`);
    await run(`CREATE TABLE "adverts" (${named} NOT NULL, "imageUrl" TEXT NOT NULL, "startDate" TEXT NOT NULL,
      "endDate" TEXT NOT NULL, "onclickLink" TEXT NOT NULL, "hoverText" TEXT NOT NULL, ${pictured})`);
    await run(`CREATE TABLE "substitutions" (${row}, "originalIngredient" TEXT NOT NULL,
      "sustainableAlternative" TEXT NOT NULL, "category" TEXT NOT NULL, "description" TEXT NOT NULL,
      "benefits" TEXT NOT NULL, "impactReduction" INTEGER NOT NULL CHECK ("impactReduction" BETWEEN 0 AND 100),
      "difficulty" TEXT NOT NULL, "cost" TEXT NOT NULL, "availability" TEXT NOT NULL, "seasonality" TEXT,
      "recipe" TEXT, "tips" TEXT NOT NULL, "certifications" TEXT NOT NULL, ${shown})`);
    await run(`CREATE TABLE "house_ingredients" (${named}, "ingredients" TEXT NOT NULL, "instructions" TEXT NOT NULL,
      "yieldMl" INTEGER NOT NULL, "keepsDays" INTEGER, "allergens" ${list})`);
    await run(`CREATE TABLE "menus" (${row}, "name" TEXT NOT NULL, "introduction" TEXT, "currency" TEXT NOT NULL,
      "sections" ${list}, ${shown})`);

    await run(`CREATE TABLE "cocktails" (${named} NOT NULL, "image" TEXT, "difficulty" TEXT NOT NULL,
      "featured" ${flag} NOT NULL, "featuredPlace" INTEGER, "funFact" TEXT, "ingredients" TEXT NOT NULL,
      "instructions" TEXT NOT NULL, "videoUrl" TEXT,
      "typeId" ${key} REFERENCES "cocktail_types" ("id") ON DELETE RESTRICT,
      "glasswareId" ${key} REFERENCES "glassware" ("id") ON DELETE RESTRICT,
      ${shown}, ${pictured}, "allergens" ${list})`);
    await run('CREATE INDEX "cocktails_of_type" ON "cocktails" ("typeId")');
    await run('CREATE INDEX "cocktails_of_glassware" ON "cocktails" ("glasswareId")');
    for (const items of ['categories', 'spirits', 'equipment', 'garnishes']) {
      await run(`CREATE TABLE "cocktail_${items}" (
        "cocktailId" ${key} NOT NULL REFERENCES "cocktails" ("id") ON DELETE CASCADE,
        "itemId" ${key} NOT NULL REFERENCES "${items}" ("id") ON DELETE RESTRICT, "position" INTEGER NOT NULL,
        PRIMARY KEY ("cocktailId", "itemId"))`);
      await run(`CREATE INDEX "cocktail_${items}_of_item" ON "cocktail_${items}" ("itemId")`);
    }

    await run(`CREATE TABLE "images" ("id" ${key} PRIMARY KEY, "bytes" ${bytes} NOT NULL, "mime" TEXT NOT NULL,
      "width" INTEGER NOT NULL, "height" INTEGER NOT NULL, "createdAt" TEXT NOT NULL)`);
    await run(`CREATE TABLE "image_variants" ("imageId" ${key} NOT NULL REFERENCES "images" ("id") ON DELETE CASCADE,
      "width" INTEGER NOT NULL, "mime" TEXT NOT NULL, "bytes" ${bytes} NOT NULL,
      PRIMARY KEY ("imageId", "width", "mime"))`);

    // The key is the revision and the place in it. A sweep keeps the pictures that a change names.
    await run(`CREATE TABLE "changes" ("revision" INTEGER NOT NULL, "ordinal" INTEGER NOT NULL,
      "resource" ${key} NOT NULL, "itemId" ${key} NOT NULL, "itemName" TEXT NOT NULL, "itemWords" TEXT NOT NULL DEFAULT '',
      "action" ${key} NOT NULL, "at" ${key} NOT NULL, "importedFrom" ${key}, "undoneBy" INTEGER,
      "version" INTEGER NOT NULL DEFAULT 1, "itemCreatedAt" ${key} NOT NULL DEFAULT '', "before" TEXT, "after" TEXT,
      PRIMARY KEY ("revision", "ordinal"))`);
    await run('CREATE INDEX "changes_of_item" ON "changes" ("resource", "itemId")');
    await run(`CREATE TABLE "change_pictures" ("imageId" ${key} NOT NULL, "revision" INTEGER NOT NULL,
      "ordinal" INTEGER NOT NULL, PRIMARY KEY ("imageId", "revision", "ordinal"),
      FOREIGN KEY ("revision", "ordinal") REFERENCES "changes" ("revision", "ordinal") ON DELETE CASCADE)`);
    await run('CREATE INDEX "change_pictures_of_change" ON "change_pictures" ("revision", "ordinal")');

    await run(`CREATE TABLE "sessions" ("tokenHash" TEXT PRIMARY KEY, "createdAt" TEXT NOT NULL,
      "usedAt" TEXT NOT NULL DEFAULT '', "expiresAt" TEXT NOT NULL, "passwordVersion" INTEGER NOT NULL DEFAULT 0)`);
    await run(`CREATE TABLE "login_attempts" ("address" TEXT PRIMARY KEY, "failures" INTEGER NOT NULL,
      "until" TEXT NOT NULL)`);
    // Without a hash, the configured password counts. A session has the version of its password.
    await run(`CREATE TABLE "admin_password" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "hash" TEXT,
      "version" INTEGER NOT NULL, "changedAt" TEXT)`);
    await run('INSERT INTO "admin_password" ("id", "version") VALUES (1, 0)');
    await run(`CREATE TABLE "catalogue_revision" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1),
      "revision" INTEGER NOT NULL, "changesFrom" INTEGER NOT NULL DEFAULT 0)`);
    await run('INSERT INTO "catalogue_revision" ("id", "revision") VALUES (1, 0)');
    await run('CREATE TABLE "write_check" ("id" INTEGER PRIMARY KEY CHECK ("id" = 1), "at" TEXT NOT NULL)');
    await run(`INSERT INTO "write_check" ("id", "at") VALUES (1, '')`);
  },
};
