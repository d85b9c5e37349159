import { QueryTypes } from 'sequelize';
import { idsIn, saveRows } from './bulk-rows.ts';
import type { CocktailRow, ItemRow } from './models.ts';
import { COCKTAIL_LINKS, RESOURCES, type ResourceName } from './resources.ts';
import { linkRows, type CocktailValues } from './rows.ts';
import type { Access } from './storage.ts';

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
