import { queryOptions } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import type { CardCocktail } from '#ui/components/CocktailCard.tsx';

export type ShownDrink = CardCocktail & Pick<Cocktail, 'alcoholFree' | 'strength'>;

export function drinksQuery(parameters: ListCocktailsParams) {
  return queryOptions<ShownDrink[], ApiError>({
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'drinks' }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(shownDrink),
  });
}

function shownDrink(cocktail: Cocktail): ShownDrink {
  const { id, name, description, image, difficulty, category, alcoholFree, strength } = cocktail;
  const { ingredients, instructions, type, glassware, garnish } = cocktail;
  return {
    ...{ id, name, description, image, difficulty, category, alcoholFree, strength },
    ...{ ingredients, instructions, type, glassware, garnish },
  };
}
