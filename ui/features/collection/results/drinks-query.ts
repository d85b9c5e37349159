import { queryOptions } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { cardCocktail, type CardCocktail } from '#ui/components/card-cocktail.ts';

export type ShownDrink = CardCocktail & Pick<Cocktail, 'alcoholFree' | 'strength'>;

export function drinksQuery(parameters: ListCocktailsParams) {
  return queryOptions<ShownDrink[], ApiError>({
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'drinks' }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(shownDrink),
  });
}

function shownDrink(cocktail: Cocktail): ShownDrink {
  const { alcoholFree, strength } = cocktail;
  return { ...cardCocktail(cocktail), alcoholFree, strength };
}
