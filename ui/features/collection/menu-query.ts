import { queryOptions } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

/** A cocktail as a line of the menu. */
export type MenuLine = Pick<Cocktail, 'id' | 'name' | 'difficulty' | 'category' | 'type'>;

/** A cocktail as the menu and its filters know it. */
export type MenuCocktail = MenuLine & Pick<Cocktail, 'spirits' | 'glassware' | 'ingredients' | 'garnish'>;

/**
 * Every cocktail, without what the menu does not show: whole recipes would make the page's document twice as large, and
 * cost a phone another round trip before it shows anything.
 */
export const menuQuery = queryOptions({
  // A text at the end would be a cocktail's id.
  queryKey: [...getListCocktailsQueryKey(), { shown: 'menu' }],
  queryFn: async ({ signal }) => (await listCocktails(undefined, { signal })).data.map(menuCocktail),
});

/** Lines of a menu that the server has narrowed. */
export function linesQuery(parameters: ListCocktailsParams) {
  return queryOptions<MenuLine[], ApiError>({
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'lines' }],
    queryFn: async ({ signal }) => (await listCocktails(parameters, { signal })).data.map(menuLine),
  });
}

function menuLine({ id, name, difficulty, category, type }: Cocktail): MenuLine {
  return { id, name, difficulty, category, type };
}

function menuCocktail(cocktail: Cocktail): MenuCocktail {
  const { spirits, glassware, ingredients, garnish } = cocktail;
  return { ...menuLine(cocktail), spirits, glassware, ingredients, garnish };
}
