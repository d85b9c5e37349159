import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import {
  getListCategoriesQueryKey,
  getListCategoriesQueryOptions,
} from '#ui/api/generated/categories/categories.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { CARDS_PER_PAGE, pageFromAddress } from '#ui/rules/paging.ts';
import { pageLinksCode } from '#ui/components/page-links-code.ts';
import { findCategory } from './find-category.ts';
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

export async function loadParts(
  client: QueryClient,
  { category = '' }: Readonly<Params>,
  search: URLSearchParams,
): Promise<void> {
  const categories = client.getQueryData<Category[]>(getListCategoriesQueryKey()) ?? [];
  const count = findCategory(categories, category)?.cocktailCount ?? 0;
  if (count > CARDS_PER_PAGE || pageFromAddress(search) > 1) await pageLinksCode.load();
}
