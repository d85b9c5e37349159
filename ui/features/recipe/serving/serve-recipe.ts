import type { Cocktail } from '#openapi/generated/model.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { jugOf } from '#openapi/ingredients/servings/jug.ts';
import { scaleSteps } from '#openapi/ingredients/servings/scale-steps.ts';
import { formatVolume } from '#openapi/ingredients/servings/format-volume.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { recipeUnit } from '#openapi/ingredients/lines/recipe-unit.ts';
import type { UnitChoice } from '#openapi/ingredients/lines/unit-choices.ts';

export interface Serving {
  unit: UnitChoice;
  servings: number;
  /** The jug is mixed ahead, with water in place of melting ice. */
  isInJug: boolean;
}

export type ServedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface ServingLines {
  lines: ShownLine[];
  /** The jug's water. Null without a jug, and where its ice stays in the glasses. */
  water: ShownLine | null;
  steps: string[];
  jugRefusal: string | null;
}

export function servingLines(recipe: ServedRecipe, { unit, servings, isInJug }: Serving): ServingLines {
  const { ingredients } = recipe;
  const shownUnit = unit === 'written' ? (recipeUnit(ingredients) ?? 'oz') : unit;
  const lines = ingredients.map((line) =>
    formatServedLine(readIngredientLine(line), unit, servings, shownUnit),
  );
  const glasses = { lines, water: null, steps: scaleSteps(recipe, servings) };
  if (servings === 1) return { ...glasses, jugRefusal: null };
  const jug = jugOf(recipe, servings, shownUnit);
  if (typeof jug === 'string') return { ...glasses, jugRefusal: jug };
  if (!isInJug) return { ...glasses, jugRefusal: null };
  const { waterMl, steps } = jug;
  const water =
    waterMl > 0
      ? {
          amount: formatVolume(waterMl, shownUnit),
          text: 'water, in the place of melting ice; chill the jug well',
        }
      : null;
  return { lines, water, steps, jugRefusal: null };
}
