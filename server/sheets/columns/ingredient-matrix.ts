import { typicalAbv } from '#openapi/ingredients/alcohol-table.ts';
import type { ColumnLooks } from './column-looks.ts';
import type { ReadColumn } from './column-use.ts';
import { splitUnit } from '../words/header-words.ts';

/** These words name columns of numbers that are no ingredients. */
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

/** Returns the ingredient and the unit of a column that is called after an ingredient. Returns null for any other column. */
export function matrixColumn(
  column: string,
  { areAmounts, areTicks }: ColumnLooks,
  header: readonly string[],
): { ingredient: string; unit: string } | null {
  if ((!areAmounts && !areTicks) || isFigure(column)) return null;
  const { name, unit } = splitUnit(column);
  // "Modifier, Modifier (oz)" is a name and its amount.
  if (unit !== '' && header.includes(name)) return null;
  return { ingredient: name, unit };
}

/** Tells whether name and unit say that the column holds the amounts of an ingredient. */
export function saysSo(column: string, { haveUnits, areAmounts }: ColumnLooks, titleUnit: string): boolean {
  const { name, unit } = splitUnit(column);
  if (!areAmounts || isFigure(column)) return false;
  return unit !== '' || (isIngredient(name) && (haveUnits || titleUnit !== ''));
}

/** Makes a column one of a single ingredient. */
export function setMatrix(
  columns: ReadColumn[],
  index: number,
  header: readonly string[],
  titleUnit: string,
): void {
  const { name, unit } = splitUnit(header[index] ?? '');
  columns[index] = {
    column: header[index] ?? '',
    use: {
      index,
      field: 'ingredients',
      part: 'matrix',
      number: 0,
      unit: unit || titleUnit,
      ingredient: name,
    },
    isGuess: false,
    reason: 'It says how much of this ingredient is taken',
  };
}
