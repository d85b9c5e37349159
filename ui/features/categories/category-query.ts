import { queryOptions } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCategoriesQueryKey, listCategories } from '#ui/api/generated/categories/categories.ts';

/** What the page shows of one category, or null: the list would go into the document. */
export const categoryQuery = (asked: string) =>
  queryOptions<Pick<Category, 'name' | 'description' | 'cocktailCount'> | null, ApiError>({
    queryKey: [...getListCategoriesQueryKey(), { shown: asked }],
    queryFn: async ({ signal }) => {
      const found = findCategory(await listCategories(undefined, { signal }), asked);
      if (!found) return null;
      const { name, description, cocktailCount } = found;
      return { name, description, cocktailCount };
    },
  });

/** By name or id, in any case, as the API does. */
export function findCategory(categories: readonly Category[], asked: string): Category | undefined {
  const wanted = asked.toLowerCase();
  return (
    categories.find(({ name }) => name.toLowerCase() === wanted) ?? categories.find(({ id }) => id === wanted)
  );
}
