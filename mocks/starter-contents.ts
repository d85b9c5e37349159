import { starterCatalogue, starterItems } from '#openapi/starter/starter-catalogue.ts';
import type { CatalogueContents } from '#server/catalogue/fill-store.ts';

/** `today`: see `starterItems`. */
export function starterContents(today: string): CatalogueContents {
  return { ...starterItems(today), cocktails: starterCatalogue.cocktails };
}
