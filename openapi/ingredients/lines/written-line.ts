import { readIngredientLine, type LinePart } from './ingredient-line.ts';
import { CL, ML, OZ, type ShownUnit } from './units.ts';

/** `amount` is empty when there is none to show apart, and `text` is then the whole line. */
export interface ShownLine {
  amount: string;
  text: string;
}

/** Writes a line for one serving. `show-line.ts` is apart, since it is loaded after the first paint. */
export function writtenLine(text: string): ShownLine {
  const line = readIngredientLine(text);
  return isApart(line) ? { amount: writtenAmount(line), text: line.rest } : { amount: '', text: line.text };
}

/** Tells whether the amount has a column. It has none in `Juice of 1/2 lime`, nor if there are several. */
export const isApart = (line: LinePart & { joinedParts: readonly unknown[] }): boolean =>
  line.amount !== null && line.beforeAmount === '' && line.joinedParts.length === 0;

/** Writes both amounts if the line has two: `60 ml (2 oz)`. */
function writtenAmount({ amount, secondAmount }: LinePart): string {
  return secondAmount ? `${amount?.written} (${secondAmount.written})` : (amount?.written ?? '');
}

/** Returns the unit of most volumes, and ounces if two are equal. Returns null if there are no volumes. */
export function writtenUnit(ingredients: readonly string[]): ShownUnit | null {
  const units = ingredients.map((line) => readIngredientLine(line).amount?.unit);
  const count = (unit: unknown) => units.filter((other) => other === unit).length;
  const [oz, ml, cl] = [count(OZ), count(ML), count(CL)];
  if (cl > oz && cl > ml) return 'cl';
  if (ml > oz) return 'ml';
  return oz > 0 ? 'oz' : null;
}
