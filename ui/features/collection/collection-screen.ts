import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import {
  getListCategoriesQueryKey,
  getListCategoriesQueryOptions,
} from '#ui/api/generated/categories/categories.ts';
import { getListCollectionOptionsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { glassNames, spiritNames } from '#ui/api/names.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { firstOf, isLargeCollection } from './collection-menu.ts';
import { filterQuery, narrowedQuery } from './collection-query.ts';
import { largeCode } from './large-code.ts';
import { linesQuery, menuQuery } from './menu-query.ts';

export { CollectionPage as Screen } from './CollectionPage.tsx';

export function prefetch(client: QueryClient, _: Readonly<Params>, search: URLSearchParams) {
  return Promise.all([
    prefetchMenu(client, search),
    client.prefetchQuery(spiritNames),
    client.prefetchQuery(glassNames),
    prefetchAdverts(client),
  ]);
}

export async function loadParts(client: QueryClient): Promise<void> {
  if (isLargeCollection(knownCategories(client))) await largeCode.load();
}

function knownCategories(client: QueryClient): Category[] {
  return client.getQueryData<Category[]>(getListCategoriesQueryKey()) ?? [];
}

/** All cocktails; where there are too many, as the counts tell, what the filters leave or the first of each category. */
async function prefetchMenu(client: QueryClient, search: URLSearchParams): Promise<void> {
  await client.prefetchQuery(getListCategoriesQueryOptions());
  const categories = knownCategories(client);
  if (!isLargeCollection(categories)) return client.prefetchQuery(menuQuery);
  const filter = filterQuery(search);
  const isNarrowed = Object.keys(filter).length > 0;
  const shown = isNarrowed ? [narrowedQuery(search)] : categories.map(firstOf);
  await Promise.all([
    client.prefetchQuery(getListCollectionOptionsQueryOptions(filter)),
    ...shown.map((parameters) => client.prefetchQuery(linesQuery(parameters))),
  ]);
}
