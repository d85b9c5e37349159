import { buildCocktail } from './build-cocktail.ts';
import { slugOf, IdPool } from '#openapi/text/slug.ts';
import { nameKey } from '#openapi/text/fold-text.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import type { ItemChange } from '#server/catalogue/decisions/decision.ts';
import { runToEnd } from '#server/concurrency/pausable-work.ts';
import {
  applyChanges,
  catalogueOf,
  recordChanges,
  type WholeCatalogue,
} from '#server/catalogue/snapshot/catalogue.ts';
import { completeFields } from '#server/catalogue/items/complete-fields.ts';
import { nameOf, type Fields, type Item } from '#server/catalogue/items/item.ts';
import {
  recordByResource,
  RESOURCES,
  RESOURCE_NAMES,
  type FieldName,
  type ResourceName,
} from '#server/catalogue/items/resources.ts';

type ItemLists = Partial<Record<ResourceName, readonly object[]>>;

/** Makes a cocktail with any fields, also with those that no request may have. */
export const sour = (fields: Readonly<Record<string, unknown>>): object => ({
  ...buildCocktail(),
  ...fields,
});

const AT = '2026-01-01T00:00:00.000Z';

/** Makes a catalogue of these items at revision 1. References are names or ids of other given items. */
export function buildCatalogue(lists: ItemLists): WholeCatalogue {
  return catalogueOf({ revision: 1, items: buildItems(lists) });
}

/** Returns the items of the starter catalogue. */
export function starterStored(): ItemLists {
  return starterContents('2026-01-01');
}

/** Makes items whose ids are made of their names. */
export function buildItems(lists: ItemLists): Record<ResourceName, readonly Item[]> {
  const ids = recordByResource(() => new Map<string, string>());
  const items = recordByResource((): Item[] => []);
  for (const resource of RESOURCE_NAMES) {
    const pool = new IdPool();
    for (const item of lists[resource] ?? []) {
      const fields = withIds(resource, completeFields(resource, item as Fields), ids);
      const name = nameOf(resource, fields);
      const id = pool.take(slugOf(name, RESOURCES[resource].label));
      ids[resource].set(nameKey(name), id);
      items[resource].push({ id, version: 1, createdAt: AT, updatedAt: AT, fields });
    }
  }
  return items;
}

function withIds(
  resource: ResourceName,
  fields: Fields,
  ids: Readonly<Record<ResourceName, ReadonlyMap<string, string>>>,
): Fields {
  const resolved: Record<string, unknown> = { ...fields };
  for (const { field, resource: referred, isList } of RESOURCES[resource].references) {
    const idOf = (value: string): string => ids[referred].get(nameKey(value)) ?? value;
    const value = fields[field as FieldName];
    if (isList) resolved[field] = (value as string[]).map(idOf);
    else if (typeof value === 'string') resolved[field] = idOf(value);
  }
  return resolved;
}

export function emptyCatalogue(): WholeCatalogue {
  return catalogueOf({ revision: 0, items: recordByResource(() => []) });
}

export function apply(
  catalogue: WholeCatalogue,
  changes: readonly ItemChange[],
  stamp: { revision: number; at: string },
): WholeCatalogue {
  return runToEnd(applyChanges(catalogue, recordChanges(catalogue, changes, stamp), stamp));
}
