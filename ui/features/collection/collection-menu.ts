import type { Category, ListCocktailsParams, Cocktail } from '#openapi/generated/model.ts';
import { MOST_PER_READ } from '#openapi/generated/limits.ts';
import { byName } from '#ui/lib/words/by-name.ts';
import type { CategoryPart } from '#ui/api/useCategories.ts';
import { shownCocktails } from '#ui/api/shown-cocktails.ts';

export const firstOf = ({ id }: Category): ListCocktailsParams => ({ category: id, limit: 24 });

/** More than one read gives is shown in parts. A recipe counts once for each of its categories. */
export function isLargeCollection({ shown, pages }: CategoryPart): boolean {
  return pages > 1 || shown.reduce((sum, { cocktailCount }) => sum + cocktailCount, 0) > MOST_PER_READ;
}

export interface MenuSection {
  category: Category;
  cocktails: MenuLine[];
}

/** Categories and cocktails by name; an empty category stays. */
export function collectionMenu(
  categories: readonly Category[],
  cocktails: readonly MenuLine[],
): MenuSection[] {
  const sorted = byName(cocktails);
  return byName(categories).map((category) => ({
    category,
    cocktails: sorted.filter((cocktail) => cocktail.category.includes(category.name)),
  }));
}

type MenuLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'category' | 'type'>;

export function linesQuery(parameters?: ListCocktailsParams) {
  return shownCocktails(parameters, 'lines', menuLine);
}

function menuLine({ id, name, difficulty, category, type }: Cocktail): MenuLine {
  return { id, name, difficulty, category, type };
}
