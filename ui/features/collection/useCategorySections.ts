import { useQueries } from '@tanstack/react-query';
import type { Category, Cocktail } from '#openapi/generated/model.ts';
import { shownCocktailsQuery } from '#ui/queries/shown-cocktails-query.ts';
import { byName } from '#ui/lib/words/by-name.ts';

type CategoryLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'type'>;

export interface CategorySection {
  category: Category;
  cocktails: readonly CategoryLine[];
}

/** More lines make the page slow, so a larger house shows only the first recipes of each category. */
const MAX_LINES = 1000;

/** Reads the lines of each category at once. A recipe counts once for each of its categories. */
export function sectionQueries(categories: readonly Category[]) {
  const limit = Math.ceil(MAX_LINES / categories.length);
  return categories.map(({ id }) => shownCocktailsQuery({ category: id, limit }, 'lines', categoryLine));
}

function categoryLine({ id, name, difficulty, type }: Cocktail): CategoryLine {
  return { id, name, difficulty, type };
}

/** `sections` are sorted by name, and undefined until all are read. */
export function useCategorySections(categories: readonly Category[]) {
  const sorted = byName(categories);
  const reads = useQueries({ queries: sectionQueries(sorted) });
  const failed = reads.filter((read) => read.isLoadingError);
  const sections = sorted.flatMap((category, index): CategorySection[] => {
    const cocktails = reads[index]?.data;
    return cocktails ? [{ category, cocktails }] : [];
  });
  return {
    sections: sections.length === sorted.length ? sections : undefined,
    isFailed: failed.length > 0,
    retry: () => Promise.all(failed.map((read) => read.refetch())),
  };
}
