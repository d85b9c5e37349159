import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { getListCategoriesQueryOptions } from '#ui/api/generated/categories/categories.ts';
import { getListCocktailsOfCategoryQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { CARDS_PER_PAGE, pageFromAddress, pageQuery } from '#ui/rules/paging.ts';

export { CategoriesScreen as Screen } from './CategoriesScreen.tsx';

export function prefetch(client: QueryClient, { category }: Readonly<Params>, search: URLSearchParams) {
  const categories = client.prefetchQuery(getListCategoriesQueryOptions());
  if (category === undefined) return categories;
  return Promise.all([
    categories,
    client.prefetchQuery(
      getListCocktailsOfCategoryQueryOptions(category, pageQuery(pageFromAddress(search), CARDS_PER_PAGE)),
    ),
    prefetchAdverts(client),
  ]);
}
