import { MutationCache, QueryCache, QueryClient, type Mutation } from '@tanstack/react-query';
import { ApiError } from '#ui/api/ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** True for a mutation that changes nothing on a page, such as a login, a download or an upload. */
    mutationMeta: { changesNothingShown?: boolean };
  }
}

/**
 * The client repeats neither a read nor a failed request by itself (PRODUCT.md, Requests). A write makes
 * every read stale, since other items may show a changed name. Server-rendered pages also carry failed
 * reads. A failed read is dropped when no component shows it any more. Offline, reads fail and do not wait.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, { queryHash }) => {
      // The browser itself reports failed responses.
      if (!(error instanceof ApiError)) console.error(queryHash, error);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.state.status !== 'error' || query.state.data !== undefined)
      return;
    if (query.getObserversCount() === 0) queryCache.remove(query);
  });
  const makeStale = (
    _response: unknown,
    _sent: unknown,
    _context: unknown,
    { meta }: Pick<Mutation, 'meta'>,
  ) => {
    if (!meta?.changesNothingShown) void client.invalidateQueries();
  };
  // After a failed write the page may be outdated, or the response was lost.
  const mutationCache = new MutationCache({ onSuccess: makeStale, onError: makeStale });
  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: Infinity,
        // Back shows a page as the visitor left it, however long ago.
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
      },
      mutations: { networkMode: 'always' },
      // The document carries failed reads too, so that the browser shows them as failed.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
    },
  });
  return client;
}
