import { QueryTypes } from 'sequelize';
import { jsonRows } from './bulk-rows.ts';
import { COCKTAIL_LINKS, RESOURCES, type CocktailLink } from './resources.ts';
import type { Access } from './storage.ts';

/** One reference of a cocktail to an item. */
interface CocktailReference {
  field: CocktailLink['field'];
  cocktailId: string;
  itemId: string;
  /** The item's. */
  name: string;
}

/**
 * References of the cocktails of `ids` through all join tables in one query, each cocktail's in their order. Null:
 * of all cocktails.
 */
export async function readLinks(access: Access, ids: readonly string[] | null): Promise<CocktailReference[]> {
  const where = ids ? `WHERE "link"."cocktailId" IN (${idsIn(access)})` : '';
  const parts = COCKTAIL_LINKS.map(
    ({ field, table, resource }) =>
      `SELECT '${field}' AS "field", "link"."cocktailId", "link"."itemId", "item"."name", "link"."position"
        FROM "${table}" AS "link" JOIN "${RESOURCES[resource].table}" AS "item" ON "item"."id" = "link"."itemId"
        ${where}`,
  );
  return access.sequelize.query<CocktailReference>(`${parts.join(' UNION ALL ')} ORDER BY "position"`, {
    ...(ids && { bind: [JSON.stringify(ids)] }),
    type: QueryTypes.SELECT,
    transaction: access.transaction,
  });
}

/** A query for the ids that stand as a JSON list in the first parameter. */
export function idsIn(access: Access): string {
  const entry = access.sequelize.getDialect() === 'postgres' ? `"row".value #>> '{}'` : '"row".value';
  return `SELECT ${entry} FROM ${jsonRows(access)}`;
}
