import type { Cocktail } from '#openapi/generated/model.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { jugOf } from '#openapi/ingredients/servings/jug.ts';
import { scaleSteps } from '#openapi/ingredients/servings/scale-steps.ts';
import { formatVolume, recipeUnit } from '#openapi/ingredients/servings/format-volume.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import type { UnitChoice } from '#openapi/ingredients/lines/unit-choices.ts';

export interface Serving {
  unit: UnitChoice;
  servings: number;
  /** True if the drinks are mixed ahead in a jug, with water instead of melting ice. */
  isInJug: boolean;
}

export type ServableRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface ServedRecipe {
  lines: ShownLine[];
  steps: string[];
  jugRefusal: string | null;
}

/** Adds a line for the water of a jug, unless the ice is in the glasses. */
export function serveRecipe(recipe: ServableRecipe, { unit, servings, isInJug }: Serving): ServedRecipe {
  const { ingredients } = recipe;
  const shownUnit = unit === 'written' ? (recipeUnit(ingredients) ?? 'oz') : unit;
  const lines = ingredients.map((line) =>
    formatServedLine(readIngredientLine(line), unit, servings, shownUnit),
  );
  const inGlasses = { lines, steps: scaleSteps(recipe, servings), jugRefusal: null };
  if (servings === 1) return inGlasses;
  const jug = jugOf(recipe, servings, shownUnit);
  if (typeof jug === 'string') return { ...inGlasses, jugRefusal: jug };
  if (!isInJug) return inGlasses;
  const { waterMl, steps } = jug;
  const water = {
    amount: formatVolume(waterMl, shownUnit),
    text: 'water, in the place of melting ice; chill the jug well',
  };
  return { lines: waterMl > 0 ? [...lines, water] : lines, steps, jugRefusal: null };
}
