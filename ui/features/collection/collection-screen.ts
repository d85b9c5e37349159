import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getListCollectionOptionsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { menuNames } from '#ui/api/names-by-id.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { categoriesQuery, type CategoryPart } from '#ui/api/useCategories.ts';
import { isNarrowed } from './collection-address.ts';
import { firstOf, isLargeCollection } from './collection-menu.ts';
import { filterQuery, narrowedQuery } from './collection-query.ts';
import { largeCollectionChunk } from './large-collection-chunk.ts';
import { linesQuery } from './menu-query.ts';
import { resultsChunk } from './results-chunk.ts';

export { CollectionPage as Screen } from './CollectionPage.tsx';

export function prefetch(client: QueryClient, _: Readonly<Params>, search: URLSearchParams) {
  return Promise.all([
    prefetchDrinks(client, search),
    client.prefetchQuery(getListCollectionOptionsQueryOptions(filterQuery(search))),
    prefetchAdverts(client),
    client.prefetchQuery(menuNames()),
  ]);
}

export async function loadParts(
  client: QueryClient,
  _: Readonly<Params>,
  search: URLSearchParams,
): Promise<void> {
  if (isNarrowed(search)) await resultsChunk.load();
  else if (isLargeCollection(knownCategories(client))) await largeCollectionChunk.load();
}

const NONE: CategoryPart = { shown: [], total: 0, pages: 1 };

function knownCategories(client: QueryClient): CategoryPart {
  return client.getQueryData(categoriesQuery().queryKey) ?? NONE;
}

/** The narrowed list; or the menu, or of a large one the first of each category. */
async function prefetchDrinks(client: QueryClient, search: URLSearchParams): Promise<void> {
  if (isNarrowed(search)) {
    const { drinksQuery } = await resultsChunk.load();
    await Promise.all([
      client.prefetchQuery(categoriesQuery()),
      client.prefetchQuery(drinksQuery(narrowedQuery(search))),
    ]);
    return;
  }
  await client.prefetchQuery(categoriesQuery());
  const categories = knownCategories(client);
  const shown = isLargeCollection(categories) ? categories.shown.map(firstOf) : [undefined];
  await Promise.all(shown.map((parameters) => client.prefetchQuery(linesQuery(parameters))));
}
