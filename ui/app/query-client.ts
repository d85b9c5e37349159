import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#ui/api/ApiError.ts';
import { pageStays } from '#ui/lib/browser/page-leaving.ts';

/**
 * "Data is cached with no automatic refetch, no refetch on focus, never stale and no retries (for reads and writes)"
 * (PRODUCT.md, section 7). Categories alone are always fetched again, see useCategories.
 *
 * A read that failed while the server rendered travels along, so that the browser shows the same page; it is forgotten
 * with the screen that showed it, so that the next visit asks again. What an earlier read found stays.
 *
 * A read goes out, and fails, offline too: by default it would wait for the network without a word.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryHash }) => {
      // The browser itself tells of answers that are failures; what a page that is left was asking for has not failed.
      if (!(error instanceof ApiError)) void pageStays().then(() => console.error(queryHash, error));
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.state.status !== 'error' || query.state.data !== undefined)
      return;
    if (query.getObserversCount() === 0) queryCache.remove(query);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Infinity,
        // Back shows a page as it was left, however long ago.
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        retryOnMount: false,
      },
      mutations: { networkMode: 'always', retry: false },
      // What failed is shown as failed; by default only what was found travels.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
    },
  });
}
