import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

/** A cocktail as the menu and its filters know it. */
export type MenuCocktail = Pick<
  Cocktail,
  'id' | 'name' | 'difficulty' | 'category' | 'type' | 'spirits' | 'glassware' | 'ingredients' | 'garnish'
>;

/**
 * Every cocktail, without what the menu does not show: whole recipes would make the page's document twice as large, and
 * cost a phone another round trip before it shows anything.
 */
export const menuQuery = queryOptions({
  // A text at the end would be a cocktail's id.
  queryKey: [...getListCocktailsQueryKey(), { shown: 'menu' }],
  queryFn: async ({ signal }) => (await listCocktails(undefined, { signal })).map(menuCocktail),
});

function menuCocktail(cocktail: Cocktail): MenuCocktail {
  const { id, name, difficulty, category, type, spirits, glassware, ingredients, garnish } = cocktail;
  return { id, name, difficulty, category, type, spirits, glassware, ingredients, garnish };
}
