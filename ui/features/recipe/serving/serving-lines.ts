import type { Cocktail } from '#openapi/generated/model.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { jugOf } from '#openapi/ingredients/servings/jug.ts';
import { servedSteps } from '#openapi/ingredients/servings/served-steps.ts';
import { formatVolume } from '#openapi/ingredients/servings/format-volume.ts';
import { showLine } from '#openapi/ingredients/servings/show-line.ts';
import { writtenUnit, type ShownLine } from '#openapi/ingredients/lines/written-line.ts';
import type { UnitChoice } from '#openapi/ingredients/lines/unit-choices.ts';

export interface Serving {
  unit: UnitChoice;
  servings: number;
  /** The jug is mixed ahead, with water in place of melting ice. */
  inJug: boolean;
}

export type ServedRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

export interface ServingLines {
  lines: ShownLine[];
  /** The jug's water. Null without a jug, and where its ice stays in the glasses. */
  water: ShownLine | null;
  steps: string[];
  jugRefusal: string | null;
}

export function servingLines(recipe: ServedRecipe, { unit, servings, inJug }: Serving): ServingLines {
  const { ingredients } = recipe;
  const shownUnit = unit === 'written' ? (writtenUnit(ingredients) ?? 'oz') : unit;
  const lines = ingredients.map((line) => showLine(readIngredientLine(line), unit, servings, shownUnit));
  const glasses = { lines, water: null, steps: servedSteps(recipe, servings) };
  if (servings === 1) return { ...glasses, jugRefusal: null };
  const jug = jugOf(recipe, servings, shownUnit);
  if (typeof jug === 'string') return { ...glasses, jugRefusal: jug };
  if (!inJug) return { ...glasses, jugRefusal: null };
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
