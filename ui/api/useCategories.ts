import { useLocation } from 'react-router-dom';
import { useListCategories } from './generated/categories/categories.ts';

/**
 * How reads of categories are repeated: "Categories are always refetched" (spec, section 7): whenever a screen that shows them opens, but for the page that
 * the server just rendered with them.
 */
export function useCategoryReads() {
  const isFirstPage = useLocation().key === 'default';
  return { staleTime: 0, refetchOnMount: isFirstPage ? false : 'always' } as const;
}

/** All categories. */
export function useCategories() {
  return useListCategories({ query: useCategoryReads() });
}
