import type { ScreenStart } from '#ui/api/screen.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { categoriesQuery } from '#ui/api/useCategories.ts';
import { CARDS_PER_PAGE, pageCount, pageFromAddress } from '#ui/lib/addresses/paging.ts';
import { pageLinksChunk } from '#ui/components/page-links-chunk.ts';
import { categoryQuery } from './category-query.ts';
import { shelfQuery } from './shelf-query.ts';

export { CategoriesScreen as Screen } from './CategoriesScreen.tsx';

export const prefetch: ScreenStart = (client, { category }, search) => {
  if (category === undefined) return client.prefetchQuery(categoriesQuery(pageFromAddress(search)));
  return Promise.all([
    client.prefetchQuery(categoryQuery(category)),
    client.prefetchQuery(shelfQuery(category, pageFromAddress(search))),
    prefetchAdverts(client),
  ]);
};

export const loadParts: ScreenStart = async (client, { category }, search) => {
  const page = pageFromAddress(search);
  const pages =
    category === undefined
      ? client.getQueryData(categoriesQuery(page).queryKey)?.pages
      : pageCount(client.getQueryData(categoryQuery(category).queryKey)?.cocktailCount ?? 0, CARDS_PER_PAGE);
  if ((pages ?? 1) > 1 || page > 1) await pageLinksChunk.load();
};
