import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Category } from '#openapi/generated/model.ts';
import { pageCount, pageQuery } from '#ui/lib/urls/paging.ts';
import { isLoadedEntry } from '#ui/lib/browser/history-entry.ts';
import { totalOf } from './fetcher.ts';
import { getListCategoriesQueryOptions, type listCategories } from './generated/categories/categories.ts';

/** Each screen reads the categories anew (PRODUCT.md, section 7), except right after server rendering. */
export function useCategoryReads() {
  const isFirstPage = isLoadedEntry(useLocation().key);
  return { staleTime: 0, refetchOnMount: isFirstPage ? false : 'always' } as const;
}

/** The screen is divided into pages, since some houses have a category for each drink. */
const CATEGORIES_PER_PAGE = 48;

export interface CategoryPart {
  categories: Category[];
  total: number;
  pages: number;
}

export const categoriesQuery = (page = 1) =>
  getListCategoriesQueryOptions(pageQuery(page, CATEGORIES_PER_PAGE));

/** Returns one page of the categories, and how many there are. */
function categoryPart(answer: Awaited<ReturnType<typeof listCategories>>): CategoryPart {
  const total = totalOf(answer);
  return { categories: answer.data, total, pages: pageCount(total, CATEGORIES_PER_PAGE) };
}

export function useCategories(page = 1) {
  return useQuery({ ...categoriesQuery(page), ...useCategoryReads(), select: categoryPart });
}
