import { QueryTypes } from 'sequelize';
import { freeSlug, slugOf } from '#openapi/slug.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS, RESOURCES, type ResourceName } from './resources.ts';
import { itemColumns, itemKey, newItemRow, type ItemFields } from './rows.ts';
import type { Access } from './storage.ts';

/** Adds an item to a simple resource and gives its new id. */
export async function insertItem(access: Access, name: ResourceName, fields: ItemFields): Promise<string> {
  const { label, nameField } = RESOURCES[name];
  const slug = slugOf(String(fields[nameField]), slugOf(label, label));
  const id = await freeId(access, RESOURCES[name].table, slug);
  await access.changes?.touchNew(access, name, [id]);
  await access.models.items[name].create(newItemRow(name, id, fields, new Date().toISOString()), {
    transaction: access.transaction,
  });
  return id;
}

/** Replaces the fields of an item; its id stays, its version rises. */
export async function replaceItem(
  access: Access,
  name: ResourceName,
  item: { id: string; version: number },
  fields: ItemFields,
): Promise<void> {
  await access.changes?.touch(access, name, [item.id]);
  const changed = { ...itemColumns(RESOURCES[name], fields), ...raised(item) };
  await access.models.items[name].update(changed, {
    where: { id: item.id },
    transaction: access.transaction,
  });
}

export async function removeItem(access: Access, name: ResourceName, id: string): Promise<void> {
  await access.changes?.touch(access, name, [id]);
  await access.models.items[name].destroy({ where: { id }, transaction: access.transaction });
}

/** Id of the item that has the name of `fields` already; null when the name is free. */
export async function itemOfSameName(
  access: Access,
  name: ResourceName,
  fields: ItemFields,
): Promise<string | null> {
  const row: unknown = await access.models.items[name].findOne({
    attributes: ['id'],
    where: { nameKey: itemKey(RESOURCES[name], fields) },
    raw: true,
    transaction: access.transaction,
  });
  return (row as { id: string } | null)?.id ?? null;
}

/** How many cocktails use an item, and the names of the first three. */
export async function usersOf(
  access: Access,
  name: ResourceName,
  id: string,
): Promise<{ count: number; names: string[] }> {
  const link = COCKTAIL_LINKS.find(({ resource }) => resource === name);
  const column = COCKTAIL_COLUMNS.find(({ resource }) => resource === name);
  if (!link && !column) return { count: 0, names: [] };
  const uses = link
    ? `"id" IN (SELECT "cocktailId" FROM "${link.table}" WHERE "itemId" = :id)`
    : `"${column?.column ?? ''}" = :id`;
  const rows = await access.sequelize.query<{ name: string }>(
    `SELECT "name" FROM "cocktails" WHERE ${uses} ORDER BY "sortKey", "nameKey"`,
    { replacements: { id }, type: QueryTypes.SELECT, transaction: access.transaction },
  );
  return { count: rows.length, names: rows.slice(0, 3).map((row) => row.name) };
}

/** The first free id that `slug` gives in a table. */
export async function freeId(
  access: Access,
  table: string,
  slug: string,
  reserved: readonly string[] = [],
): Promise<string> {
  const rows = await access.sequelize.query<{ id: string }>(
    `SELECT "id" FROM "${table}" WHERE "id" = :slug OR "id" LIKE :numbered`,
    {
      replacements: { slug, numbered: `${slug}-%` },
      type: QueryTypes.SELECT,
      transaction: access.transaction,
    },
  );
  const taken = new Set([...reserved, ...rows.map(({ id }) => id)]);
  return freeSlug(slug, (candidate) => taken.has(candidate));
}

/** What every change of a row sets. */
export function raised(row: { version: number }): { version: number; updatedAt: string } {
  return { version: row.version + 1, updatedAt: new Date().toISOString() };
}
