import type { QueryClient } from '@tanstack/react-query';
import { techniquesQuery } from './techniques-query.ts';

export { TutorialsPage as Screen } from './TutorialsPage.tsx';

export function prefetch(client: QueryClient) {
  return client.prefetchQuery(techniquesQuery);
}
