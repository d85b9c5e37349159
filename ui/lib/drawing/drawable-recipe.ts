import { foldForDrawing } from './drink-words.ts';

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

export function methodText(recipe: DrawableRecipe): string {
  return foldForDrawing(`${recipe.type ?? ''}. ${recipe.instructions.join('. ')}`);
}
