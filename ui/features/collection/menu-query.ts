import { queryOptions } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

/** A cocktail as a line of the menu. */
export type MenuLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'category' | 'type'>;

/**
 * Lines of the menu, all of them or some, without what the menu does not show: whole recipes would make the page's document
 * twice as large, and cost a phone another round trip before it shows anything.
 */
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
