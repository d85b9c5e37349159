import type { QueryClient } from '@tanstack/react-query';
import { getListSustainableSubstitutionsQueryOptions } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';

export { SustainableGuidePage as Screen } from './SustainableGuidePage.tsx';

export function prefetch(client: QueryClient) {
  return client.prefetchQuery(getListSustainableSubstitutionsQueryOptions());
}
