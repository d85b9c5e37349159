import { queryOptions } from '@tanstack/react-query';
import type { Category } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCategoriesQueryKey, listCategories } from '#ui/api/generated/categories/categories.ts';
import {
  getListCocktailsOfCategoryQueryKey,
  listCocktailsOfCategory,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { cardCocktail, type CardCocktail } from '#ui/components/cards/CocktailCard.tsx';
import { CARDS_PER_CATEGORY_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { pageRange } from '#ui/lib/pages/paging.ts';

/** Keeps only the shown fields of one category, so that the document stays small. */
export const categoryQuery = (nameOrId: string) =>
  queryOptions<Pick<Category, 'name' | 'description' | 'cocktailCount'> | null, ApiError>({
    queryKey: [...getListCategoriesQueryKey(), { select: nameOrId }],
    queryFn: async ({ signal }) => {
      const { data } = await listCategories(undefined, { signal });
      const category = findCategory(data, nameOrId);
      if (!category) return null;
      const { name, description, cocktailCount } = category;
      return { name, description, cocktailCount };
    },
  });

/** Finds a category by its name or id, in any case, as the API does. */
export function findCategory(categories: readonly Category[], nameOrId: string): Category | undefined {
  const text = nameOrId.trim().toLowerCase();
  return (
    categories.find(({ name }) => name.toLowerCase() === text) ?? categories.find(({ id }) => id === text)
  );
}

export function categoryCocktailsQuery(category: string, page: number) {
  const parameters = pageRange(page, CARDS_PER_CATEGORY_PAGE);
  return queryOptions<CardCocktail[], ApiError>({
    queryKey: [...getListCocktailsOfCategoryQueryKey(category, parameters), { select: 'cards' }],
    queryFn: async ({ signal }) =>
      (await listCocktailsOfCategory(category, parameters, { signal })).data.map(cardCocktail),
  });
}
