import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import {
  getListCocktailsOfCategoryQueryKey,
  listCocktailsOfCategory,
} from '#ui/api/generated/cocktails/cocktails.ts';
import type { CardCocktail } from '#ui/components/CocktailCard.tsx';
import { CARDS_PER_PAGE, pageQuery } from '#ui/lib/addresses/paging.ts';

/** Only what cards show. */
export function shelfQuery(category: string, page: number) {
  const parameters = pageQuery(page, CARDS_PER_PAGE);
  return queryOptions<CardCocktail[], ApiError>({
    queryKey: [...getListCocktailsOfCategoryQueryKey(category, parameters), { shown: 'cards' }],
    queryFn: async ({ signal }) =>
      (await listCocktailsOfCategory(category, parameters, { signal })).map(cardCocktail),
  });
}

function cardCocktail(cocktail: Cocktail): CardCocktail {
  const { id, name, description, image, difficulty, category } = cocktail;
  const { ingredients, instructions, type, glassware, garnish } = cocktail;
  return {
    ...{ id, name, description, image, difficulty, category },
    ...{ ingredients, instructions, type, glassware, garnish },
  };
}
