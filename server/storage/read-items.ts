import { QueryTypes } from 'sequelize';
import { nameKey } from '#openapi/names.ts';
import type { ItemRow } from './models.ts';
import { answersWith, RESOURCES, type Resource, type ResourceName } from './resources.ts';
import type { Access } from './storage.ts';

/** Every list is in the order of its names; the key settles names that differ by accents only. */
export const SORTED = [
  ['sortKey', 'ASC'],
  ['nameKey', 'ASC'],
] satisfies [string, string][];

/** An item in its resource's shape of the contract; the table of resources keeps the two in step. */
export type Item = Record<string, unknown> & { id: string };

/** All items of a simple resource, sorted by name. */
export async function readItems(access: Access, name: ResourceName): Promise<Item[]> {
  const rows = await readRows(access, name);
  const counts = name === 'categories' ? await countCocktails(access) : null;
  return rows.map((row) => toItem(RESOURCES[name], row, counts));
}

/** One item of a simple resource; null when there is none. */
export async function readItem(access: Access, name: ResourceName, id: string): Promise<Item | null> {
  const [row] = await readRows(access, name, id);
  if (!row) return null;
  return toItem(RESOURCES[name], row, name === 'categories' ? await countCocktails(access) : null);
}

/**
 * The id of the item that `value` means, its id or its name in whatever case; null when there is none. When it is
 * the one of one item and the other of another, it means what the API answers with for this resource.
 */
export async function findItemId(access: Access, name: ResourceName, value: string): Promise<string | null> {
  const key = nameKey(value);
  const found = await access.sequelize.query<{ id: string; nameKey: string }>(
    `SELECT "id", "nameKey" FROM "${RESOURCES[name].table}" WHERE "id" = :key OR "nameKey" = :key`,
    { replacements: { key }, type: QueryTypes.SELECT, transaction: access.transaction },
  );
  const own = answersWith(name) === 'id' ? 'id' : 'nameKey';
  return (found.find((item) => item[own] === key) ?? found[0])?.id ?? null;
}

async function readRows(
  { models, transaction }: Access,
  name: ResourceName,
  id?: string,
): Promise<ItemRow[]> {
  const rows: unknown = await models.items[name].findAll({
    ...(id === undefined ? {} : { where: { id } }),
    order: SORTED,
    raw: true,
    transaction,
  });
  return rows as ItemRow[];
}

function toItem(resource: Resource, row: ItemRow, counts: Map<string, number> | null): Item {
  const fields: Record<string, unknown> = {};
  for (const [field, kind] of Object.entries(resource.fields)) {
    fields[field] = kind === 'list' ? JSON.parse(String(row[field])) : row[field];
  }
  return {
    id: row.id,
    ...fields,
    ...(counts && { cocktailCount: counts.get(row.id) ?? 0 }),
    version: row.version,
  };
}

async function countCocktails({ sequelize, transaction }: Access): Promise<Map<string, number>> {
  const counts = await sequelize.query<{ itemId: string; count: number | string }>(
    'SELECT "itemId", COUNT(*) AS "count" FROM "cocktail_categories" GROUP BY "itemId"',
    { type: QueryTypes.SELECT, transaction },
  );
  // PostgreSQL counts in 64 bits, which its driver hands over as text.
  return new Map(counts.map(({ itemId, count }) => [itemId, Number(count)]));
}
