import type { Transaction } from 'sequelize';
import { connect, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { up as createCatalogue } from '#server/storage/migrations/0001-catalogue.ts';

/** A cocktail of the oldest site. */
export interface OldCocktail {
  id: string;
  name: string;
  description: string;
}

const AT = '2026-01-01T00:00:00.000Z';
const BATCH_ROWS = 500;
const IDS_HAVE_DIGITS = 5;

/**
 * Makes a database as the first release left it, after a week of use: its tables and none of the later ones, and
 * this many cocktails, each with the one spirit and the one category that there are. Gives them sorted by name.
 */
export async function makeFirstSchemaSite(
  location: DatabaseLocation,
  cocktails: number,
): Promise<OldCocktail[]> {
  const made = Array.from({ length: cocktails }, (_, index): OldCocktail => {
    const number = String(index).padStart(IDS_HAVE_DIGITS, '0');
    return { id: `old-${number}`, name: `Old ${number}`, description: `Poured ${number} times.` };
  });
  const { sequelize } = await connect(location);
  const postgres = sequelize.getDialect() === 'postgres';
  try {
    await sequelize.transaction(async (transaction: Transaction) => {
      const run = async (sql: string): Promise<unknown[]> => (await sequelize.query(sql, { transaction }))[0];
      await run('CREATE TABLE "migrations" ("name" TEXT PRIMARY KEY)');
      await createCatalogue(run, postgres ? 'postgres' : 'sqlite');
      await run(`INSERT INTO "migrations" ("name") VALUES ('0001-catalogue')`);
      const row = '"id", "nameKey", "sortKey", "version", "createdAt", "updatedAt", "name", "description"';
      for (const [table, id, name] of [
        ['spirits', 'rum', 'Rum'],
        ['categories', 'sours', 'Sours'],
      ] as const) {
        await run(
          `INSERT INTO "${table}" (${row}) VALUES ('${id}', '${id}', '${id}', 1, '${AT}', '${AT}', '${name}', '${name}.')`,
        );
      }
      for (let start = 0; start < made.length; start += BATCH_ROWS) {
        const batch = made.slice(start, start + BATCH_ROWS);
        const rows = batch.map(({ id, name, description }) => {
          const key = name.toLowerCase();
          return `('${id}', '${key}', '${key}', 1, '${AT}', '${AT}', '${name}', '${description}', 'Easy', FALSE, '["2 oz rum"]', '["Shake."]')`;
        });
        await run(
          `INSERT INTO "cocktails" (${row}, "difficulty", "featured", "ingredients", "instructions") VALUES ${rows.join()}`,
        );
        for (const [link, item] of [
          ['cocktail_categories', 'sours'],
          ['cocktail_spirits', 'rum'],
        ] as const) {
          const links = batch.map(({ id }) => `('${id}', '${item}', 0)`);
          await run(`INSERT INTO "${link}" ("cocktailId", "itemId", "position") VALUES ${links.join()}`);
        }
      }
      await run('UPDATE "catalogue_revision" SET "revision" = 7');
    });
  } finally {
    await sequelize.close();
  }
  return made;
}
