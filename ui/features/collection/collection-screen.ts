import type { QueryClient } from '@tanstack/react-query';
import { getListCategoriesQueryOptions } from '#ui/api/generated/categories/categories.ts';
import { getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGlasswareQueryOptions } from '#ui/api/generated/glassware/glassware.ts';
import { getListSpiritsQueryOptions } from '#ui/api/generated/spirits/spirits.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';

export { CollectionPage as Screen } from './CollectionPage.tsx';

export function prefetch(client: QueryClient) {
  return Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions()),
    client.prefetchQuery(getListCategoriesQueryOptions()),
    client.prefetchQuery(getListSpiritsQueryOptions()),
    client.prefetchQuery(getListGlasswareQueryOptions()),
    prefetchAdverts(client),
  ]);
}
