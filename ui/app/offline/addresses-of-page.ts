import { getGetCocktailUrl, getListSimilarCocktailsUrl } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGarnishesUrl } from '#ui/api/generated/garnish/garnish.ts';
import { getListGlasswareUrl } from '#ui/api/generated/glassware/glassware.ts';
import { getListSpiritsUrl } from '#ui/api/generated/spirits/spirits.ts';

const RECIPE = /^\/recipe\/([^/]+)$/;

/**
 * A recipe's document brings these answers along; a visitor who comes by a link in the site reads them. For other pages only the document
 * is stored: their lists are long.
 */
export function answersOfPage(path: string): string[] {
  const id = RECIPE.exec(path)?.[1];
  return id === undefined ? [] : answersOfRecipe(decodeURIComponent(id));
}

export function answersOfRecipe(id: string): string[] {
  return [
    getGetCocktailUrl(id),
    getListSimilarCocktailsUrl(id),
    getListSpiritsUrl({ cocktail: id }),
    getListGlasswareUrl({ cocktail: id }),
    getListGarnishesUrl({ cocktail: id }),
  ];
}
