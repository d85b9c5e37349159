import type { Catalogue } from '../catalogue.ts';
import { idsIn, nameOf, type Item } from '../item.ts';
import { RESOURCES } from '../resources.ts';
import type { ExportedCocktail } from './sheet-row.ts';

/** A cocktail as it is exported. */
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
