import { getGetCocktailUrl, getListSimilarCocktailsUrl } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListGarnishesUrl } from '#ui/api/generated/garnish/garnish.ts';
import { getListGlasswareUrl } from '#ui/api/generated/glassware/glassware.ts';
import { getListSpiritsUrl } from '#ui/api/generated/spirits/spirits.ts';

const RECIPE = /^\/recipe\/([^/]+)$/;

/**
 * The answers that a recipe's screen asks for when a visitor comes to it inside the site; its document brings them along,
 * so that only then the worker does not see them. Of other pages the document alone is stored: their lists are long.
 */
export function answersOfPage(path: string): string[] {
  const id = RECIPE.exec(path)?.[1];
  return id === undefined ? [] : answersOfRecipe(decodeURIComponent(id));
}

/** The answers that the screen of a recipe shows. */
export function answersOfRecipe(id: string): string[] {
  return [
    getGetCocktailUrl(id),
    getListSimilarCocktailsUrl(id),
    getListSpiritsUrl({ cocktail: id }),
    getListGlasswareUrl({ cocktail: id }),
    getListGarnishesUrl({ cocktail: id }),
  ];
}
