import type { QueryClient } from '@tanstack/react-query';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { categoriesQuery } from '#ui/api/useCategories.ts';
import { getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { prefetchNewestNote } from '#ui/api/notes.ts';
import { FEATURED_QUERY } from './FeaturedCocktails.tsx';

export { HomePage as Screen } from './HomePage.tsx';

export function prefetch(client: QueryClient) {
  return Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions(FEATURED_QUERY)),
    client.prefetchQuery(categoriesQuery()),
    prefetchAdverts(client),
    prefetchNewestNote(client),
  ]);
}
