import type { SheetLayout } from '#openapi/generated/model.ts';
import { give, type ReadColumn, usesOf } from './column-use.ts';
import { splitUnit } from '../words/header-words.ts';
import { isFigure, isIngredient } from '../words/ingredient-names.ts';

/** At least this many columns of single ingredients make a matrix. */
export const MIN_OF_A_MATRIX = 2;

/** Tells whether a column may be called after an ingredient and hold its amounts. */
export function mayBeMatrix({ name, looks }: ReadColumn, header: readonly string[]): boolean {
  if ((!looks.areAmounts && !looks.areTicks) || isFigure(name)) return false;
  const { name: ingredient, unit } = splitUnit(name);
  // "Modifier, Modifier (oz)" is a name and its amount.
  return unit === '' || !header.includes(ingredient);
}

/** Tells whether name and unit show that the column holds the amounts of an ingredient. */
function isClearlyMatrix({ name, looks }: ReadColumn, titleUnit: string): boolean {
  const { name: ingredient, unit } = splitUnit(name);
  if (!looks.areAmounts || isFigure(name)) return false;
  return unit !== '' || (isIngredient(ingredient) && (looks.haveUnits || titleUnit !== ''));
}

/** Returns the columns of single ingredients: all candidates on request, else those with clear names. */
export function matrixOf(
  columns: readonly ReadColumn[],
  single: readonly ReadColumn[],
  layout: SheetLayout | null | undefined,
  titleUnit: string,
): readonly ReadColumn[] {
  if (layout === 'ingredientColumns') return single;
  if (layout === 'table' || usesOf(columns, 'value').length > 0) return [];
  const clear = single.filter((column) => isClearlyMatrix(column, titleUnit));
  return clear.length >= MIN_OF_A_MATRIX ? clear : [];
}

/** Makes a column one of a single ingredient. */
export function setMatrix(column: ReadColumn, titleUnit: string): void {
  const { name: ingredient, unit } = splitUnit(column.name);
  const use = { index: column.index, field: 'ingredients', part: 'matrix', number: 0 } as const;
  const reason = 'It says how much of this ingredient is taken';
  give(column, { ...use, unit: unit || titleUnit, ingredient }, reason);
}
