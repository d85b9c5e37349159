import type { QueryClient } from '@tanstack/react-query';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { getListCategoriesQueryOptions } from '#ui/api/generated/categories/categories.ts';
import { getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { FEATURED_QUERY } from './FeaturedCocktails.tsx';

export { HomePage as Screen } from './HomePage.tsx';

export function prefetch(client: QueryClient) {
  return Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions(FEATURED_QUERY)),
    client.prefetchQuery(getListCategoriesQueryOptions()),
    prefetchAdverts(client),
  ]);
}
