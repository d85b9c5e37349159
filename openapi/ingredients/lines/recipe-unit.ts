import { readIngredientLine } from './ingredient-line.ts';
import { CL, ML, OZ, type VolumeUnit } from './units.ts';

/** A recipe is written in the unit of most of its volumes, in ounces if two are equal. Null without volumes. */
export function recipeUnit(ingredients: readonly string[]): VolumeUnit | null {
  const units = ingredients.map((line) => readIngredientLine(line).amount?.unit);
  const count = (unit: unknown) => units.filter((other) => other === unit).length;
  const [oz, ml, cl] = [count(OZ), count(ML), count(CL)];
  if (cl > oz && cl > ml) return 'cl';
  if (ml > oz) return 'ml';
  return oz > 0 ? 'oz' : null;
}
