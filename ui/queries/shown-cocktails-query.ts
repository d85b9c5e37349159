import { queryOptions } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

/** Keeps only the shown fields of cocktails, so that the document stays small. `select` names them. */
export function shownCocktailsQuery<Shown>(
  parameters: ListCocktailsParams | undefined,
  select: string,
  shownOf: (cocktail: Cocktail) => Shown,
) {
  return queryOptions<Shown[], ApiError>({
    // `select` is in an object, since a text at the end of the key would mean a cocktail's id.
    queryKey: [...getListCocktailsQueryKey(parameters), { select }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(shownOf),
  });
}
