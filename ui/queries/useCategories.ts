import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { CATEGORIES_PER_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { pageCount, pageRange } from '#ui/lib/pages/paging.ts';
import { isLoadedEntry } from '#ui/history/history-entries.ts';
import { listTotal } from '#ui/api/fetcher.ts';
import {
  getListCategoriesQueryOptions,
  type listCategories,
} from '#ui/api/generated/categories/categories.ts';

/** Each screen reads the categories again (PRODUCT.md, Requests), except the server-rendered one. */
export function useFreshCategoryOptions() {
  const isFirstLoad = isLoadedEntry(useLocation().key);
  return { staleTime: 0, refetchOnMount: isFirstLoad ? false : 'always' } as const;
}

export const categoriesQuery = (page = 1) =>
  getListCategoriesQueryOptions(pageRange(page, CATEGORIES_PER_PAGE));

function listedCategories(response: Awaited<ReturnType<typeof listCategories>>) {
  const total = listTotal(response);
  return { categories: response.data, total, pages: pageCount(total, CATEGORIES_PER_PAGE) };
}

export type ListedCategories = ReturnType<typeof listedCategories>;

export function useCategories(page = 1) {
  return useQuery({ ...categoriesQuery(page), ...useFreshCategoryOptions(), select: listedCategories });
}
