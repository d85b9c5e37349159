/** What a drawing needs to know of a cocktail: a structural part of the API's `Cocktail`. */
export interface DrawableRecipe {
  name: string;
  /** One line an ingredient, amount first: '1 ½ oz white rum'. */
  ingredients: readonly string[];
  instructions: readonly string[];
  /** Glassware id or name, or null. */
  glassware: string | null;
  /** Garnish ids or names. */
  garnish: readonly string[];
  /** The technique's name ('Stirred', 'Layered'), or null. */
  type: string | null;
  /** The part of the drink that is in the glass so far, 0 to 1; all of it unless said. */
  poured?: number;
}

/** Lower case, without accents and hyphens, so that ids ('orange-twist') and names ('Orange Twist') read alike. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u2044/g, '/')
    .replace(/[-_\u2010-\u2015]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}

/** Everything that the recipe says about how it is made, folded by {@link plain}. */
export function method(recipe: DrawableRecipe): string {
  return plain(`${recipe.type ?? ''}. ${recipe.instructions.join('. ')}`);
}
