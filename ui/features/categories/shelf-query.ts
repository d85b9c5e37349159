import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListCocktailsOfCategoryQueryKey,
  listCocktailsOfCategory,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { cardCocktail, type CardCocktail } from '#ui/components/card-cocktail.ts';
import { CARDS_PER_PAGE, pageQuery } from '#ui/lib/addresses/paging.ts';

export function shelfQuery(category: string, page: number) {
  const parameters = pageQuery(page, CARDS_PER_PAGE);
  return queryOptions<CardCocktail[], ApiError>({
    queryKey: [...getListCocktailsOfCategoryQueryKey(category, parameters), { shown: 'cards' }],
    queryFn: async ({ signal }) =>
      (await listCocktailsOfCategory(category, parameters, { signal })).map(cardCocktail),
  });
}
