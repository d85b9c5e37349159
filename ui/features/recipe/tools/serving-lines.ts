import { readIngredientLine } from '#ui/rules/amounts.ts';
import { formatVolume, showLine, type ShownLine, type UnitChoice } from '#ui/rules/shown-line.ts';
import { CL, ML, OZ, type ShownUnit } from '#ui/rules/units.ts';

/** How many are served, and how. */
export interface Serving {
  unit: UnitChoice;
  servings: number;
  /** Mixed ahead in a jug, with water in the place of melting ice. */
  inJug: boolean;
}

export interface ServingLines {
  lines: ShownLine[];
  /** The jug's water: a line, a sentence why there is none, or null when no jug is asked for. */
  water: ShownLine | string | null;
}

const JUG_UNKNOWN = 'How strong it is cannot be told for certain, so neither can the water for a jug.';
const JUG_DRY = 'A jug of it needs no water: its ice, if any, belongs in the glasses.';

/** The unit that most of a recipe's volumes are written in; ounces when none has any. */
export function writtenUnit(ingredients: readonly string[]): ShownUnit {
  const units = ingredients.map((line) => readIngredientLine(line).amount?.unit);
  const count = (unit: unknown) => units.filter((one) => one === unit).length;
  if (count(ML) > count(OZ)) return count(CL) > count(ML) ? 'cl' : 'ml';
  return count(CL) > count(OZ) ? 'cl' : 'oz';
}

/** A recipe's lines in the visitor's unit for so many servings, and what a jug of them needs of `waterMl`. */
export function servingLines(
  ingredients: readonly string[],
  { unit, servings, inJug }: Serving,
  waterMl: (servings: number) => number | null,
): ServingLines {
  const lines = ingredients.map((line) => showLine(readIngredientLine(line), unit, servings));
  if (!inJug || servings === 1) return { lines, water: null };
  const ml = waterMl(servings);
  if (ml === null) return { lines, water: JUG_UNKNOWN };
  if (ml === 0) return { lines, water: JUG_DRY };
  const amount = formatVolume(ml, unit === 'written' ? writtenUnit(ingredients) : unit);
  return { lines, water: { amount, rest: 'water, in the place of melting ice; chill the jug well' } };
}
