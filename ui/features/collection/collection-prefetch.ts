import type { QueryClient } from '@tanstack/react-query';
import type { ScreenStart } from '#ui/api/screen.ts';
import { getListCollectionOptionsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { categoriesQuery } from '#ui/api/useCategories.ts';
import { isNarrowed, optionsParameters, listParameters } from './collection-query.ts';
import { menuNamesQuery, resultsChunk, sectionQueries } from './category-sections.ts';

export const prefetch: ScreenStart = (client, _, search) =>
  Promise.all([
    isNarrowed(search) ? prefetchResults(client, search) : prefetchSections(client),
    client.prefetchQuery(getListCollectionOptionsQueryOptions(optionsParameters(search))),
    prefetchAdverts(client),
    client.prefetchQuery(menuNamesQuery),
  ]);

export const loadChunks: ScreenStart = async (_client, _params, search) => {
  if (isNarrowed(search)) await resultsChunk.load();
};

async function prefetchResults(client: QueryClient, search: URLSearchParams): Promise<void> {
  const { resultsQuery } = await resultsChunk.load();
  await Promise.all([
    client.prefetchQuery(categoriesQuery()),
    client.prefetchQuery(resultsQuery(listParameters(search))),
  ]);
}

async function prefetchSections(client: QueryClient): Promise<void> {
  await client.prefetchQuery(categoriesQuery());
  const categories = client.getQueryData(categoriesQuery().queryKey)?.data ?? [];
  await Promise.all(sectionQueries(categories).map((query) => client.prefetchQuery(query)));
}
