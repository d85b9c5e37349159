import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getListCategoriesQueryOptions } from '#ui/api/generated/categories/categories.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { CARDS_PER_PAGE, pageFromAddress } from '#ui/rules/paging.ts';
import { pageLinksCode } from '#ui/components/page-links-code.ts';
import { categoryQuery } from './category-query.ts';
import { shelfQuery } from './shelf-query.ts';

export { CategoriesScreen as Screen } from './CategoriesScreen.tsx';

export function prefetch(client: QueryClient, { category }: Readonly<Params>, search: URLSearchParams) {
  if (category === undefined) return client.prefetchQuery(getListCategoriesQueryOptions());
  return Promise.all([
    client.prefetchQuery(categoryQuery(category)),
    client.prefetchQuery(shelfQuery(category, pageFromAddress(search))),
    prefetchAdverts(client),
  ]);
}

export async function loadParts(
  client: QueryClient,
  { category = '' }: Readonly<Params>,
  search: URLSearchParams,
): Promise<void> {
  const count = client.getQueryData(categoryQuery(category).queryKey)?.cocktailCount ?? 0;
  if (count > CARDS_PER_PAGE || pageFromAddress(search) > 1) await pageLinksCode.load();
}
