import { QueryTypes } from 'sequelize';
import type { ResourceName as AnyResource } from '#openapi/generated/model/index.ts';
import type { KeptState } from './kept-states.ts';
import { saveCocktails } from './import-rows.ts';
import { COCKTAIL_COLUMNS, COCKTAIL_LINKS, RESOURCES, type ResourceName } from './resources.ts';
import { cocktailColumns, itemColumns, type CocktailValues, type ItemFields } from './rows.ts';
import { idsIn, saveRows } from './bulk-rows.ts';
import type { Access } from './storage.ts';

/** An item and the state that it is to have. */
export interface ToRestore {
  id: string;
  state: KeptState;
}

/** What a cocktail refers to, in the order of its fields. */
export function referencesOf({ links, typeId, glasswareId }: CocktailValues): [ResourceName, string][] {
  const single = { type: typeId, glassware: glasswareId };
  return [
    ...COCKTAIL_LINKS.flatMap(({ field, resource }) =>
      links[field].map((id): [ResourceName, string] => [resource, id]),
    ),
    ...COCKTAIL_COLUMNS.flatMap(({ field, resource }): [ResourceName, string][] => {
      const id = single[field];
      return id === null ? [] : [[resource, id]];
    }),
  ];
}

/** Gives items their states back, those that are gone with the ids that they had. Versions rise. */
export async function restoreStates(
  access: Access,
  resource: AnyResource,
  items: readonly ToRestore[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await access.changes?.touch(access, resource, ids);
  const versions = await readVersions(access, tableOf(resource), ids);
  const now = new Date().toISOString();
  const facts = (id: string) => ({
    id,
    version: (versions.get(id) ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  });
  if (resource === 'cocktails') {
    const cocktails = items.map(({ id, state }) => {
      const values = state as CocktailValues;
      return { row: { ...cocktailColumns(values), ...facts(id) }, links: values.links };
    });
    await saveCocktails(access, cocktails, ids);
    return;
  }
  const rows = items.map(({ id, state }) => ({
    ...itemColumns(RESOURCES[resource], state as ItemFields),
    ...facts(id),
  }));
  await saveRows(access, access.models.items[resource], rows);
}

/** Deletes items that nothing refers to. */
export async function removeItems(
  access: Access,
  resource: AnyResource,
  ids: readonly string[],
): Promise<void> {
  await access.changes?.touch(access, resource, ids);
  await access.sequelize.query(`DELETE FROM "${tableOf(resource)}" WHERE "id" IN (${idsIn(access)})`, {
    bind: [JSON.stringify(ids)],
    type: QueryTypes.DELETE,
    transaction: access.transaction,
  });
}

/** Ids of a resource's items by their keys: what a name must not clash with. */
export async function readKeys(access: Access, resource: AnyResource): Promise<Map<string, string>> {
  const rows = await access.sequelize.query<{ id: string; nameKey: string }>(
    `SELECT "id", "nameKey" FROM "${tableOf(resource)}"`,
    { type: QueryTypes.SELECT, transaction: access.transaction },
  );
  return new Map(rows.map(({ id, nameKey }) => [nameKey, id]));
}

function tableOf(resource: AnyResource): string {
  return resource === 'cocktails' ? 'cocktails' : RESOURCES[resource].table;
}

async function readVersions(
  access: Access,
  table: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await access.sequelize.query<{ id: string; version: number }>(
    `SELECT "id", "version" FROM "${table}" WHERE "id" IN (${idsIn(access)})`,
    { bind: [JSON.stringify(ids)], type: QueryTypes.SELECT, transaction: access.transaction },
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
