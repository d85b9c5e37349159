import { QueryTypes } from 'sequelize';
import { saveRows } from './bulk-rows.ts';
import type { CocktailRow, ItemRow } from './models.ts';
import { COCKTAIL_LINKS, RESOURCES, type CocktailLink, type ResourceName } from './resources.ts';
import { idsIn, readLinks } from './read-links.ts';
import { linkRows, type CocktailValues } from './rows.ts';
import type { Access } from './storage.ts';

/** A cocktail as it is kept: its row, and the ids that it refers to in their order. */
export interface KeptCocktail {
  row: CocktailRow;
  links: Record<CocktailLink['field'], string[]>;
}

/** A cocktail to be written, new or in place of the one that has its id. */
export interface CocktailToSave {
  row: CocktailRow;
  links: CocktailValues['links'];
}

/** Id and key of every cocktail. */
export async function readCocktailKeys({
  sequelize,
  transaction,
}: Access): Promise<{ id: string; nameKey: string }[]> {
  return sequelize.query('SELECT "id", "nameKey" FROM "cocktails"', { type: QueryTypes.SELECT, transaction });
}

/** Id and name of every item of a resource. */
export async function readItemNames(
  { sequelize, transaction }: Access,
  name: ResourceName,
): Promise<{ id: string; name: string }[]> {
  return sequelize.query(`SELECT "id", "name" FROM "${RESOURCES[name].table}"`, {
    type: QueryTypes.SELECT,
    transaction,
  });
}

/** The cocktails of `ids` as they are kept, by id. */
export async function readKeptCocktails(
  access: Access,
  ids: readonly string[],
): Promise<Map<string, KeptCocktail>> {
  if (ids.length === 0) return new Map();
  const rows = await access.sequelize.query<CocktailRow>(
    `SELECT * FROM "cocktails" WHERE "id" IN (${idsIn(access)})`,
    { bind: [JSON.stringify(ids)], type: QueryTypes.SELECT, transaction: access.transaction },
  );
  const kept = new Map<string, KeptCocktail>();
  for (const row of rows) {
    kept.set(row.id, { row, links: { category: [], spirits: [], equipment: [], garnish: [] } });
  }
  for (const { field, cocktailId, itemId } of await readLinks(access, ids))
    kept.get(cocktailId)?.links[field].push(itemId);
  return kept;
}

/** Adds items to a resource. */
export async function saveItems(access: Access, name: ResourceName, rows: readonly ItemRow[]): Promise<void> {
  await access.changes?.touchNew(
    access,
    name,
    rows.map(({ id }) => id),
  );
  await saveRows(access, access.models.items[name], rows);
}

/**
 * Writes cocktails with their references; `replacedIds` are those that were there before. Who calls it keeps the
 * versions.
 */
export async function saveCocktails(
  access: Access,
  cocktails: readonly CocktailToSave[],
  replacedIds: readonly string[],
): Promise<void> {
  await saveRows(
    access,
    access.models.cocktails,
    cocktails.map(({ row }) => row),
  );
  for (const { table } of replacedIds.length > 0 ? COCKTAIL_LINKS : []) {
    await access.sequelize.query(`DELETE FROM "${table}" WHERE "cocktailId" IN (${idsIn(access)})`, {
      bind: [JSON.stringify(replacedIds)],
      type: QueryTypes.DELETE,
      transaction: access.transaction,
    });
  }
  const links = cocktails.flatMap((cocktail) => linkRows(cocktail.row.id, cocktail.links));
  for (const { field } of COCKTAIL_LINKS) {
    const rows = links.flatMap(([ofField, linksOfField]) => (ofField === field ? linksOfField : []));
    await saveRows(access, access.models.links[field], rows);
  }
}
