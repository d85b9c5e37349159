import type { QueryClient } from '@tanstack/react-query';
import { getListCocktailTypesQueryOptions } from '#ui/api/generated/cocktail-types/cocktail-types.ts';

export { TutorialsPage as Screen } from './TutorialsPage.tsx';

export function prefetch(client: QueryClient) {
  return client.prefetchQuery(getListCocktailTypesQueryOptions());
}
