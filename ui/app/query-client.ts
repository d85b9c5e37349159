import { QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * "Data is cached with no automatic refetch, no refetch on focus, never stale and no retries (for reads and writes)"
 * (spec, section 7). Categories alone are always fetched again, see useCategories.
 *
 * A read that failed while the server rendered travels along, so that the browser shows the same page; it is forgotten
 * with the screen that showed it, so that the next visit asks again.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  queryCache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.state.status !== 'error') return;
    if (query.getObserversCount() === 0) queryCache.remove(query);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        retryOnMount: false,
      },
      mutations: { retry: false },
      // What failed is shown as failed; by default only what was found travels.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
    },
  });
}
