import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { cocktailView } from '../views.ts';
import { typicalCocktail } from './typical-cocktail.ts';

/** More would make the file of their drawings large. */
const DRAWN_CATEGORIES = 48;

/** `recipe` is null where the tile stays empty. */
export interface TypicalDrink {
  id: string;
  recipe: Readonly<Cocktail> | null;
}

/** By name; categories beyond the first ones, and those without cocktails, have none. */
export function typicalDrinks(catalogue: Catalogue): TypicalDrink[] {
  return catalogue.collections.categories.sorted.map(({ id }, index) => {
    const item = index < DRAWN_CATEGORIES ? typicalCocktail(catalogue, id) : undefined;
    return { id, recipe: item ? cocktailView(catalogue, item) : null };
  });
}
