import { queryOptions } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

export type MenuLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'category' | 'type'>;

/** Only what the menu shows: whole recipes would double the document, and cost a phone another round trip. */
export function linesQuery(parameters?: ListCocktailsParams) {
  return queryOptions<MenuLine[], ApiError>({
    // A text at the end would be a cocktail's id.
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'lines' }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(menuLine),
  });
}

function menuLine({ id, name, difficulty, category, type }: Cocktail): MenuLine {
  return { id, name, difficulty, category, type };
}
