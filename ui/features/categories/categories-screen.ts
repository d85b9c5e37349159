import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getListCategoriesQueryOptions } from '#ui/api/generated/categories/categories.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { pageFromAddress } from '#ui/rules/paging.ts';
import { shelfQuery } from './shelf-query.ts';

export { CategoriesScreen as Screen } from './CategoriesScreen.tsx';

export function prefetch(client: QueryClient, { category }: Readonly<Params>, search: URLSearchParams) {
  const categories = client.prefetchQuery(getListCategoriesQueryOptions());
  if (category === undefined) return categories;
  return Promise.all([
    categories,
    client.prefetchQuery(shelfQuery(category, pageFromAddress(search))),
    prefetchAdverts(client),
  ]);
}
