import { typicalAbv } from '#openapi/ingredients/typical-abv.ts';
import { alternatives } from './value-words.ts';

/** Matches names of columns whose numbers are no amounts of ingredients. */
const FIGURES = new RegExp(
  String.raw`(?:^|[\s_-])(?:${alternatives('figureColumns')})(?:$|[\s_(.])|^#|[%€$£]`,
  'i',
);
const POURED = new RegExp(String.raw`(?:${alternatives('poured')})\b`, 'i');

/** Tells whether a column's name means such numbers: "Price", "Glass capacity", "Sold last month". */
export const isFigure = (column: string): boolean => FIGURES.test(column);

/** Tells whether a name is known as an ingredient. */
export function isIngredient(name: string): boolean {
  return !isFigure(name) && (typicalAbv(name) !== null || POURED.test(name));
}

/** Tells whether an ingredient is poured, so that a number of it counts no pieces. */
export const isPoured = (name: string): boolean => POURED.test(name) || (typicalAbv(name) ?? 0) > 0;
