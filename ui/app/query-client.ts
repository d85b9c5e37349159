import { QueryClient } from '@tanstack/react-query';

/**
 * "Data is cached with no automatic refetch, no refetch on focus, never stale and no retries (for reads and writes)"
 * (spec, section 7). Categories alone are always fetched again, see useCategories.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}
