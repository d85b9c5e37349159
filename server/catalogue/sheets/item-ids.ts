import type { Catalogue } from '../catalogue.ts';
import { slugFor } from '../commands/new-id.ts';
import { idsIn, nameOf, type Fields } from '../item.ts';
import { RESOURCES } from '../resources.ts';

/** By resource, names and the ids of the items that they name. */
export type ItemIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

const { references: REFERENCES } = RESOURCES.cocktails;

/**
 * Finds the items that an import into an empty site would give another id, because they were renamed or share the letters of their
 * name with another one.
 * @returns what to write into the column for a cocktail; null when no cocktail needs the column
 */
export function itemIdsWriter(catalogue: Catalogue): ((fields: Fields) => string) | null {
  const named = new Map(REFERENCES.map(({ resource }) => [resource, ambiguousIds(catalogue, resource)]));
  if ([...named.values()].every(({ size }) => size === 0)) return null;
  return (fields) => {
    const ids: Record<string, Record<string, string>> = {};
    for (const { field, resource } of REFERENCES)
      for (const id of idsIn(fields, field)) {
        const name = named.get(resource)?.get(id);
        if (name !== undefined) ids[resource] = { ...ids[resource], [name]: id };
      }
    return Object.keys(ids).length === 0 ? '' : JSON.stringify(ids);
  };
}

type Referenced = (typeof REFERENCES)[number]['resource'];

/** Ids that a name alone would not give, and those that would be taken by such a name; with the items' names. */
function ambiguousIds(catalogue: Catalogue, resource: Referenced): Map<string, string> {
  const collection = catalogue.collections[resource];
  const found = new Map<string, string>();
  for (const { id, fields } of collection.sorted) {
    const slug = slugFor(resource, fields);
    if (slug === id) continue;
    found.set(id, nameOf(resource, fields));
    const other = collection.get(slug);
    if (other) found.set(slug, nameOf(resource, other.fields));
  }
  return found;
}

/** What such a cell says; undefined for a cell that says nothing or was changed by hand. */
export function readItemIds(cell: string): ItemIds | undefined {
  if (!cell.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return isItemIds(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isItemIds(value: unknown): value is ItemIds {
  const isRecord = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  return (
    isRecord(value) &&
    Object.values(value).every(
      (names) => isRecord(names) && Object.values(names).every((id) => typeof id === 'string'),
    )
  );
}
