import type { QueryClient } from '@tanstack/react-query';
import type { ScreenStart } from '#ui/api/screen.ts';
import { getListCollectionOptionsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { menuNames } from '#ui/api/names-by-id.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { categoriesQuery, type CategoryPart } from '#ui/api/useCategories.ts';
import { isNarrowed, filterQuery, narrowedQuery } from './collection-query.ts';
import { firstOf, isLargeCollection, linesQuery } from './collection-menu.ts';
import { largeCollectionChunk, resultsChunk } from './collection-chunks.ts';

export const prefetch: ScreenStart = (client, _, search) =>
  Promise.all([
    prefetchDrinks(client, search),
    client.prefetchQuery(getListCollectionOptionsQueryOptions(filterQuery(search))),
    prefetchAdverts(client),
    client.prefetchQuery(menuNames()),
  ]);

export const loadParts: ScreenStart = async (client, _, search) => {
  if (isNarrowed(search)) await resultsChunk.load();
  else if (isLargeCollection(knownCategories(client))) await largeCollectionChunk.load();
};

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
