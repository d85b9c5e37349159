import { queryOptions } from '@tanstack/react-query';
import type { GetBarParams } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { cardCocktail, type CardCocktail } from '#ui/components/card-cocktail.ts';

/** The collection has all of them. */
export const MAX_READY = 12;

export type BarFilter = Required<Pick<GetBarParams, 'have'>> & Pick<GetBarParams, 'without'>;

export function readyQuery(filter: BarFilter) {
  const parameters = { ...filter, limit: MAX_READY };
  return queryOptions<CardCocktail[], ApiError>({
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'cards' }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(cardCocktail),
  });
}
