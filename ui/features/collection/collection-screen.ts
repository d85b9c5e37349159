import type { QueryClient } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model/index.ts';
import {
  getListCategoriesQueryKey,
  getListCategoriesQueryOptions,
} from '#ui/api/generated/categories/categories.ts';
import {
  getListCocktailsOfCategoryQueryOptions,
  getListCocktailsQueryOptions,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGlasswareQueryOptions } from '#ui/api/generated/glassware/glassware.ts';
import { getListSpiritsQueryOptions } from '#ui/api/generated/spirits/spirits.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { FIRST_COCKTAILS, isLargeCollection } from './collection-menu.ts';

export { CollectionPage as Screen } from './CollectionPage.tsx';

export function prefetch(client: QueryClient) {
  return Promise.all([
    prefetchMenu(client),
    client.prefetchQuery(getListSpiritsQueryOptions()),
    client.prefetchQuery(getListGlasswareQueryOptions()),
    prefetchAdverts(client),
  ]);
}

/** All cocktails, or the first of each category where there are too many: their counts tell. */
async function prefetchMenu(client: QueryClient): Promise<void> {
  await client.prefetchQuery(getListCategoriesQueryOptions());
  const categories = client.getQueryData<Category[]>(getListCategoriesQueryKey()) ?? [];
  if (!isLargeCollection(categories)) return client.prefetchQuery(getListCocktailsQueryOptions());
  const first = categories.map(({ id }) => getListCocktailsOfCategoryQueryOptions(id, FIRST_COCKTAILS));
  await Promise.all(first.map((options) => client.prefetchQuery(options)));
}
