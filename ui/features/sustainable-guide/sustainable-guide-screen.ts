import type { QueryClient } from '@tanstack/react-query';
import { guideQuery } from './guide-query.ts';

export { SustainableGuidePage as Screen } from './SustainableGuidePage.tsx';

export function prefetch(client: QueryClient) {
  return client.prefetchQuery(guideQuery);
}
