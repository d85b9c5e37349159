import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Category } from '#openapi/generated/model.ts';
import { isLoadedEntry } from '#ui/lib/browser/history-entry.ts';
import { pageCount } from '#ui/lib/addresses/paging.ts';
import type { ApiError } from './ApiError.ts';
import { getListCategoriesQueryKey, listCategories } from './generated/categories/categories.ts';

/** "Categories are always refetched" (PRODUCT.md, section 7), but not for the page that the server has just rendered. */
export function useCategoryReads() {
  const isFirstPage = isLoadedEntry(useLocation().key);
  return { staleTime: 0, refetchOnMount: isFirstPage ? false : 'always' } as const;
}

/** Some houses have a category for each drink. */
const CATEGORIES_PER_PAGE = 48;

export interface CategoryPart {
  shown: Category[];
  total: number;
  pages: number;
}

/** Reads one page of the categories, so that the document stays small. */
export function categoriesQuery(page = 1) {
  return queryOptions<CategoryPart, ApiError>({
    queryKey: [...getListCategoriesQueryKey(), { shown: page }],
    queryFn: async ({ signal }) => {
      const { data: all } = await listCategories(undefined, { signal });
      const from = (page - 1) * CATEGORIES_PER_PAGE;
      return {
        shown: all.slice(from, from + CATEGORIES_PER_PAGE),
        total: all.length,
        pages: pageCount(all.length, CATEGORIES_PER_PAGE),
      };
    },
  });
}

export function useCategories(page = 1) {
  return useQuery({ ...categoriesQuery(page), ...useCategoryReads() });
}
