import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Category, Cocktail } from '#openapi/generated/model.ts';
import { getListMenusQueryKey, listMenus } from '#ui/api/generated/menus/menus.ts';
import { shownCocktailsQuery } from '#ui/api/shown-cocktails-query.ts';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { byName } from '#ui/lib/lists.ts';

/** The sections are the first view. The results replace them when the visitor filters or sorts. */
export const resultsChunk = lazyChunk(() => import('./CollectionResults.tsx'));

const SHOWN_MENUS = { limit: 12 };

/** Reads only the ids and names of the menus, since a document with their drinks would be larger. */
export const menuNamesQuery = queryOptions({
  queryKey: [...getListMenusQueryKey(SHOWN_MENUS), { select: 'names' }],
  queryFn: async ({ signal }) =>
    (await listMenus(SHOWN_MENUS, { signal })).data.map(({ id, name }) => ({ id, name })),
});

type CategoryLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'type'>;

export interface CategorySection {
  category: Category;
  cocktails: readonly CategoryLine[];
}

/** More lines make the page slow. A larger house shows only the first recipes of each category. */
const MAX_LINES = 1000;

/** Reads the lines of each category at once. A recipe counts once for each of its categories. */
export function sectionQueries(categories: readonly Category[]) {
  const limit = Math.ceil(MAX_LINES / categories.length);
  return categories.map(({ id }) => shownCocktailsQuery({ category: id, limit }, 'lines', categoryLine));
}

function categoryLine({ id, name, difficulty, type }: Cocktail): CategoryLine {
  return { id, name, difficulty, type };
}

/** Returns the collection by category, sorted by name; undefined until all sections are read. */
export function useCategorySections(categories: readonly Category[]) {
  const sorted = byName(categories);
  const reads = useQueries({ queries: sectionQueries(sorted) });
  const failed = reads.filter((read) => read.isLoadingError);
  const sections = sorted.flatMap((category, at): CategorySection[] => {
    const cocktails = reads[at]?.data;
    return cocktails ? [{ category, cocktails }] : [];
  });
  return {
    sections: sections.length === sorted.length ? sections : undefined,
    isFailed: failed.length > 0,
    retry: () => Promise.all(failed.map((read) => read.refetch())),
  };
}
