import { foldText } from '#openapi/text/fold-text.ts';

export interface DrawableRecipe {
  name: string;
  /** Lines such as '1 ½ oz white rum'. */
  ingredients: readonly string[];
  instructions: readonly string[];
  /** An id, a name or null. */
  glassware: string | null;
  /** Ids or names. */
  garnish: readonly string[];
  type: string | null;
  /** The fraction of the drink that is in the glass, 0…1, by default 1. */
  poured?: number;
}

/** Folds a text, so that ids ('orange-twist') and names ('Orange Twist') read alike. */
export function foldForDrawing(text: string): string {
  return foldText(text)
    .replace(/\u2044/g, '/')
    .replace(/[-_\u2010-\u2015]/g, ' ')
    .replace(/[\u2018\u2019]/g, "'");
}

export function methodText(recipe: DrawableRecipe): string {
  return foldForDrawing(`${recipe.type ?? ''}. ${recipe.instructions.join('. ')}`);
}
