import { foldText } from '#openapi/names/fold-text.ts';

export interface DrawableRecipe {
  name: string;
  /** '1 ½ oz white rum'. */
  ingredients: readonly string[];
  instructions: readonly string[];
  /** Id or name, or null. */
  glassware: string | null;
  /** Ids or names. */
  garnish: readonly string[];
  type: string | null;
  /** The part that is in the glass, 0 to 1; 1 when absent. */
  poured?: number;
}

/** Ids ('orange-twist') and names ('Orange Twist') then read alike. */
export function plain(text: string): string {
  return foldText(text)
    .replace(/\u2044/g, '/')
    .replace(/[-_\u2010-\u2015]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'");
}

export function method(recipe: DrawableRecipe): string {
  return plain(`${recipe.type ?? ''}. ${recipe.instructions.join('. ')}`);
}
