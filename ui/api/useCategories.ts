import { useLocation } from 'react-router-dom';
import { useListCategories } from './generated/categories/categories.ts';

/**
 * "Categories are always refetched" (spec, section 7): whenever a screen that shows them opens, but for the page that
 * the server just rendered with them.
 */
export function useCategories() {
  const isFirstPage = useLocation().key === 'default';
  return useListCategories({ query: { staleTime: 0, refetchOnMount: isFirstPage ? false : 'always' } });
}
