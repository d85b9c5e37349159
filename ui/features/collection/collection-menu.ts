import type { Category, Cocktail } from '#openapi/generated/model/index.ts';
import { byName } from '#ui/rules/by-name.ts';

/** A category and the cocktails under it, as the menu lists them. */
export interface MenuSection {
  category: Category;
  cocktails: Cocktail[];
}

/** "Categories sorted by name", each with its cocktails by name; an empty category stays, with none. */
export function collectionMenu(
  categories: readonly Category[],
  cocktails: readonly Cocktail[],
): MenuSection[] {
  const sorted = byName(cocktails);
  return byName(categories).map((category) => ({
    category,
    cocktails: sorted.filter((cocktail) => cocktail.category.includes(category.name)),
  }));
}
