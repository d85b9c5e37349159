import type { Cocktail } from '#openapi/generated/model/index.ts';

/** The category filter that lets every cocktail through (spec, section 2: "'all' or a category name"). */
export const ALL_CATEGORIES = 'all';

/** The cocktails whose name holds `name`, whatever the case, of one category or of all. */
export function filterCocktails(
  cocktails: readonly Cocktail[],
  name: string,
  category: string,
): readonly Cocktail[] {
  const wanted = name.trim().toLowerCase();
  if (wanted === '' && category === ALL_CATEGORIES) return cocktails;
  return cocktails.filter(
    (cocktail) =>
      cocktail.name.toLowerCase().includes(wanted) &&
      (category === ALL_CATEGORIES || cocktail.category.includes(category)),
  );
}
