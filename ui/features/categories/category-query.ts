import { queryOptions } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCategoriesQueryKey, listCategories } from '#ui/api/generated/categories/categories.ts';
import { findCategory } from './find-category.ts';

/** The category that an address means, null where there is none: its page would carry all the others in vain. */
export const categoryQuery = (asked: string) =>
  queryOptions<Category | null, ApiError>({
    queryKey: [...getListCategoriesQueryKey(), { shown: asked }],
    queryFn: async ({ signal }) => findCategory(await listCategories(undefined, { signal }), asked) ?? null,
  });
