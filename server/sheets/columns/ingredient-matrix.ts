import type { SheetLayout } from '#openapi/generated/model.ts';
import { typicalAbv } from '#openapi/ingredients/alcohol-table.ts';
import { give, type ReadColumn, usesOf } from './column-use.ts';
import { splitUnit } from '../words/header-words.ts';

/** Matches words that name columns of numbers that are no ingredients. */
const FIGURES =
  /(?:^|[\s_-])(?:ratings?|prices?|costs?|sold|sales|calories?|kcal|abv|proof|servings?|yield|makes|time|min(?:utes?)?|year|votes?|count|number|total|score|rank|page|volume|size|capacity|stock|order|preis|prix|precio|prezzo|id|no\.?|nr\.?)(?:$|[\s_(.])|^#|[%€$£]/i;
const KNOWN =
  /(?:juice|syrup|liqueur|vermouth|bitters|soda|tonic|cordial|curacao|cura[cç]ao|vodka|gin|rum|tequila|mezcal|whisk(?:e)?y|bourbon|rye|brandy|cognac|campari|aperol|cream|egg white|sugar|agave|honey|orgeat|falernum|prosecco|champagne|wine|water|saft|sirup|jus|sirop|zumo|jugo|succo|suco|sap|sok)\b/i;

/** Tells by its name whether a column holds such numbers: "Price", "Glass capacity", "Sold last month". */
export const isFigure = (column: string): boolean => FIGURES.test(column);

/** Tells whether a name is known as an ingredient. */
export function isIngredient(name: string): boolean {
  return !isFigure(name) && (typicalAbv(name) !== null || KNOWN.test(name));
}

/** Tells whether a thing is known to be poured, so that a number of it is no number of pieces. */
export const isPoured = (name: string): boolean => KNOWN.test(name) || (typicalAbv(name) ?? 0) > 0;

/** At least this many columns for single ingredients make a matrix. */
export const MIN_OF_A_MATRIX = 2;

/** Tells whether a column may be called after an ingredient and hold its amounts. */
export function mayBeMatrix({ column, looks }: ReadColumn, header: readonly string[]): boolean {
  if ((!looks.areAmounts && !looks.areTicks) || isFigure(column)) return false;
  const { name, unit } = splitUnit(column);
  // "Modifier, Modifier (oz)" is a name and its amount.
  return unit === '' || !header.includes(name);
}

/** Tells whether name and unit say that the column holds the amounts of an ingredient. */
function saysSo({ column, looks }: ReadColumn, titleUnit: string): boolean {
  const { name, unit } = splitUnit(column);
  if (!looks.areAmounts || isFigure(column)) return false;
  return unit !== '' || (isIngredient(name) && (looks.haveUnits || titleUnit !== ''));
}

/** Returns the columns that are read as single ingredients: all that may be, if the request says so, else those that say it themselves. */
export function matrixOf(
  columns: readonly ReadColumn[],
  single: readonly ReadColumn[],
  layout: SheetLayout | null | undefined,
  titleUnit: string,
): readonly ReadColumn[] {
  if (layout === 'ingredientColumns') return single;
  if (layout === 'table' || usesOf(columns, 'value').length > 0) return [];
  const told = single.filter((column) => saysSo(column, titleUnit));
  return told.length >= MIN_OF_A_MATRIX ? told : [];
}

/** Makes a column one of a single ingredient. */
export function setMatrix(column: ReadColumn, titleUnit: string): void {
  const { name: ingredient, unit } = splitUnit(column.column);
  const use = { index: column.index, field: 'ingredients', part: 'matrix', number: 0 } as const;
  const reason = 'It says how much of this ingredient is taken';
  give(column, { ...use, unit: unit || titleUnit, ingredient }, reason);
}
