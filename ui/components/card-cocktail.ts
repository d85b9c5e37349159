import type { Cocktail } from '#openapi/generated/model/index.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';

export type CardCocktail = DrawableRecipe &
  Pick<Cocktail, 'id' | 'description' | 'image' | 'difficulty' | 'category'> &
  Partial<Pick<Cocktail, 'imageAlt' | 'imageFocus'>>;

/** Only what a card shows: the document would carry everything else in vain. */
export function cardCocktail(cocktail: CardCocktail): CardCocktail {
  const { id, name, description, image, imageAlt, imageFocus, difficulty, category } = cocktail;
  const { ingredients, instructions, type, glassware, garnish } = cocktail;
  return {
    ...{ id, name, description, image, difficulty, category: category.slice(0, 1) },
    ...{ ingredients, instructions, type, glassware, garnish },
    ...(image !== null && { imageAlt, imageFocus }),
  };
}
