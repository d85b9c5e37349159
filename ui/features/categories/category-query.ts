import { queryOptions } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCategoriesQueryKey, listCategories } from '#ui/api/generated/categories/categories.ts';

/** One category, or null: the list would go into the page. */
export const categoryQuery = (asked: string) =>
  queryOptions<Category | null, ApiError>({
    queryKey: [...getListCategoriesQueryKey(), { shown: asked }],
    queryFn: async ({ signal }) => findCategory(await listCategories(undefined, { signal }), asked) ?? null,
  });

/** By name or id, in any case, as the API does. */
export function findCategory(categories: readonly Category[], asked: string): Category | undefined {
  const wanted = asked.toLowerCase();
  return (
    categories.find(({ name }) => name.toLowerCase() === wanted) ?? categories.find(({ id }) => id === wanted)
  );
}
