import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { cocktailView } from '../views.ts';
import { listCocktails } from './list-cocktails.ts';
import { similarRecipes } from './similar-recipes.ts';

const MAX_CANDIDATES = 300;

/** Best first. In a large catalogue only those with the same first spirit, or else of the same first category, are compared. */
export function similarCocktails(catalogue: Catalogue, item: Item): Cocktail[] {
  const recipe = cocktailView(catalogue, item);
  const {
    spirits: [spirit],
    category: [category = ''],
  } = recipe;
  const isLarge = catalogue.collections.cocktails.size > MAX_CANDIDATES;
  const family = spirit === undefined ? { category } : { spirit };
  const { items } = listCocktails(catalogue, { ...(isLarge && family), limit: MAX_CANDIDATES });
  const candidates = items.map((one) => cocktailView(catalogue, one));
  return similarRecipes(recipe, candidates, candidates.length);
}
