import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#ui/api/ApiError.ts';
import { pageStays } from '#ui/lib/browser/page-leaving.ts';

/**
 * "Data is cached with no automatic refetch, no refetch on focus, never stale and no retries (for reads and writes)" (PRODUCT.md,
 * section 7). A read that failed on the server travels along until its screen is left. Offline, reads fail instead of waiting.
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
