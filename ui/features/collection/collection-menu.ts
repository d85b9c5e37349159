import { useQueries } from '@tanstack/react-query';
import type { Category, Cocktail } from '#openapi/generated/model.ts';
import { shownCocktails } from '#ui/api/shown-cocktails.ts';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { byName } from '#ui/lib/words/by-name.ts';

/** The first view is the menu; this comes when it is narrowed or sorted. */
export const resultsChunk = lazyChunk(() => import('./CollectionResults.tsx'));

type MenuLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'type'>;

export interface MenuSection {
  category: Category;
  cocktails: readonly MenuLine[];
}

/** More make a page slow. A house of up to so many recipes has all of them on its menu, a larger one the first of each category. */
const MOST_LINES = 1000;

/** The lines of each category, by name. A recipe counts once for each of its categories. */
export function sectionQueries(categories: readonly Category[]) {
  const limit = Math.ceil(MOST_LINES / categories.length);
  return byName(categories).map(({ id }) => shownCocktails({ category: id, limit }, 'lines', menuLine));
}

function menuLine({ id, name, difficulty, type }: Cocktail): MenuLine {
  return { id, name, difficulty, type };
}

/** Its sections, undefined until all of them are read. */
export function useCollectionMenu(categories: readonly Category[]) {
  const reads = useQueries({ queries: sectionQueries(categories) });
  const failed = reads.filter((read) => read.isLoadingError);
  const sections = byName(categories).flatMap((category, at): MenuSection[] => {
    const cocktails = reads[at]?.data;
    return cocktails ? [{ category, cocktails }] : [];
  });
  return {
    sections: sections.length === categories.length ? sections : undefined,
    isFailed: failed.length > 0,
    retry: () => Promise.all(failed.map((read) => read.refetch())),
  };
}
