import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import {
  getListCategoriesQueryKey,
  getListCategoriesQueryOptions,
} from '#ui/api/generated/categories/categories.ts';
import {
  getListCocktailsOfCategoryQueryOptions,
  getListCocktailsQueryOptions,
  getListCollectionOptionsQueryOptions,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { glassNames, spiritNames } from '#ui/api/names.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { FIRST_COCKTAILS, isLargeCollection } from './collection-menu.ts';
import { filterQuery, narrowedQuery } from './collection-query.ts';
import { menuQuery } from './menu-query.ts';

export { CollectionPage as Screen } from './CollectionPage.tsx';

export function prefetch(client: QueryClient, _: Readonly<Params>, search: URLSearchParams) {
  return Promise.all([
    prefetchMenu(client, search),
    client.prefetchQuery(spiritNames),
    client.prefetchQuery(glassNames),
    prefetchAdverts(client),
  ]);
}

/** All cocktails; where there are too many, as the counts tell, what the filters leave or the first of each category. */
async function prefetchMenu(client: QueryClient, search: URLSearchParams): Promise<void> {
  await client.prefetchQuery(getListCategoriesQueryOptions());
  const categories = client.getQueryData<Category[]>(getListCategoriesQueryKey()) ?? [];
  if (!isLargeCollection(categories)) return client.prefetchQuery(menuQuery);
  const filter = filterQuery(search);
  const options = client.prefetchQuery(getListCollectionOptionsQueryOptions(filter));
  if (Object.keys(filter).length > 0) {
    await Promise.all([options, client.prefetchQuery(getListCocktailsQueryOptions(narrowedQuery(search)))]);
    return;
  }
  const first = categories.map(({ id }) => getListCocktailsOfCategoryQueryOptions(id, FIRST_COCKTAILS));
  await Promise.all([options, ...first.map((one) => client.prefetchQuery(one))]);
}
