import { slugFor } from '../commands/new-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { idsIn, nameOf, type Fields, type Item } from '../item.ts';
import { RESOURCES } from '../resources.ts';
import type { ExportedCocktail } from '#server/sheets/write/sheet-row.ts';

export function exportedCocktail(catalogue: Catalogue, { id, fields }: Item): ExportedCocktail {
  const exported: Record<string, unknown> = { ...fields, id };
  for (const { field, resource, many } of RESOURCES.cocktails.references) {
    const collection = catalogue.collections[resource];
    const names = idsIn(fields, field).map((one) => {
      const item = collection.get(one);
      return item ? nameOf(resource, item.fields) : one;
    });
    exported[field] = many ? names : (names[0] ?? null);
  }
  return exported as unknown as ExportedCocktail;
}

const { references: REFERENCES } = RESOURCES.cocktails;

/** Writes the ids that an import into an empty site would not give. Null when no cocktail needs the column. */
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
