import { QueryTypes } from 'sequelize';
import type { ResourceName as AnyResource } from '#openapi/generated/model/index.ts';
import { idsIn } from './bulk-rows.ts';
import { IMAGE_PATH } from './images.ts';
import type { ItemRow } from './models.ts';
import { readKeptCocktails, type KeptCocktail } from './read-kept.ts';
import { RESOURCES, type Resource } from './resources.ts';
import { ownValuesOf, type CocktailValues, type ItemFields } from './rows.ts';
import type { Access } from './storage.ts';

/** Everything of an item that a change can hold: references as ids, lists as lists, without id and version. */
export type KeptState = CocktailValues | ItemFields;

/** The states of the items of `ids` that are there, by id. */
export async function readStates(
  access: Access,
  resource: AnyResource,
  ids: readonly string[],
): Promise<Map<string, KeptState>> {
  if (ids.length === 0) return new Map();
  if (resource === 'cocktails') {
    const kept = await readKeptCocktails(access, ids);
    return new Map([...kept].map(([id, cocktail]) => [id, stateOf(cocktail)]));
  }
  const rows = await access.sequelize.query<ItemRow>(
    `SELECT * FROM "${RESOURCES[resource].table}" WHERE "id" IN (${idsIn(access)})`,
    { bind: [JSON.stringify(ids)], type: QueryTypes.SELECT, transaction: access.transaction },
  );
  return new Map(rows.map((row) => [row.id, fieldsOf(RESOURCES[resource], row)]));
}

/** What the item was called in this state. */
export function nameIn(resource: AnyResource, state: KeptState): string {
  const field = resource === 'cocktails' ? 'name' : RESOURCES[resource].nameField;
  return String((state as ItemFields)[field]);
}

/** Ids of the uploaded pictures that a state names. */
export function picturesIn(state: KeptState | null): string[] {
  return Object.values(state ?? {}).flatMap((value: unknown) =>
    typeof value === 'string' && value.startsWith(IMAGE_PATH) ? [value.slice(IMAGE_PATH.length)] : [],
  );
}

/** A cocktail's state as it is kept. */
export function stateOf({ row, links }: KeptCocktail): CocktailValues {
  return {
    ...ownValuesOf(row),
    typeId: row.typeId,
    glasswareId: row.glasswareId,
    links,
  };
}

function fieldsOf(resource: Resource, row: ItemRow): ItemFields {
  const fields = Object.entries(resource.fields).map(([field, kind]) => {
    const value = row[field] ?? null;
    return [field, kind === 'list' ? (JSON.parse(String(value)) as unknown) : value];
  });
  return Object.fromEntries(fields) as ItemFields;
}
