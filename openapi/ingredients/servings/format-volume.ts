import { formatDecimal, formatFraction } from '../lines/fractions.ts';
import {
  CL,
  ML,
  ML_PER,
  ML_PER_LITRE,
  ML_PER_OZ,
  ML_PER_TEASPOON,
  OZ,
  type VolumeUnit,
} from '../lines/units.ts';
import { readIngredientLine } from '../lines/ingredient-line.ts';

/** Volumes below the first limit are rounded to the first step, and so on. */
const OUNCES = { limits: [1 / 2, 8, 16], steps: [1 / 8, 1 / 4, 1 / 2, 1] };
const MILLILITRES = { limits: [2.5, 60, 500], steps: [0.5, 2.5, 5, 10] };

const roundToStep = (value: number, step = 1) => Math.max(step, Math.round(value / step) * step);
const roundBy = (value: number, { limits, steps }: typeof OUNCES) =>
  roundToStep(value, steps[limits.filter((limit) => value >= limit).length]);

/** Writes a volume as a bartender measures it: `3/4 oz` for 22.5 ml, and very little in teaspoons. */
export function formatVolume(ml: number, unit: VolumeUnit): string {
  if (unit === 'oz' && ml < 1.25 * ML_PER_TEASPOON)
    return `${formatFraction(roundToStep(ml / ML_PER_TEASPOON, 1 / 4))} tsp`;
  if (unit === 'oz') return `${formatFraction(roundBy(ml / ML_PER_OZ, OUNCES))} oz`;
  const shown = roundBy(ml, MILLILITRES);
  if (shown >= ML_PER_LITRE) return `${formatDecimal(roundToStep(ml / ML_PER_LITRE, 0.05))} L`;
  return `${formatDecimal(shown / ML_PER[unit])} ${unit}`;
}

/** A recipe is written in the unit of most of its volumes, in ounces if two are equal. Null without volumes. */
export function recipeUnit(ingredients: readonly string[]): VolumeUnit | null {
  const units = ingredients.map((line) => readIngredientLine(line).amount?.unit);
  const count = (unit: unknown) => units.filter((other) => other === unit).length;
  const [oz, ml, cl] = [count(OZ), count(ML), count(CL)];
  if (cl > oz && cl > ml) return 'cl';
  if (ml > oz) return 'ml';
  return oz > 0 ? 'oz' : null;
}
