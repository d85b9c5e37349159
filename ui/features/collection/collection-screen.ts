import type { QueryClient } from '@tanstack/react-query';
import { getListCategoriesQueryOptions } from '#ui/api/generated/categories/categories.ts';
import { getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';

export { CollectionPage as Screen } from './CollectionPage.tsx';

export function prefetch(client: QueryClient) {
  return Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions()),
    client.prefetchQuery(getListCategoriesQueryOptions()),
    prefetchAdverts(client),
  ]);
}
