import type { SheetLayout } from '#openapi/generated/model.ts';
import { type AssignedColumn, type Columns, usesOf, withUse } from './column-use.ts';
import { isFigure, splitUnit } from '../cells/read-column-name.ts';
import { isIngredient } from '../cells/ingredients.ts';

/** A sheet with columns for ingredients has at least this many. */
export const MIN_COLUMNS = 2;

/** Tells whether a column may be named after an ingredient and hold its amounts. */
export function isCandidate({ name, looks }: AssignedColumn, header: readonly string[]): boolean {
  if ((!looks.areAmounts && !looks.areTicks) || isFigure(name)) return false;
  const { name: ingredient, unit } = splitUnit(name);
  // "Modifier, Modifier (oz)" is a name and its amount.
  return unit === '' || !header.includes(ingredient);
}

/** Tells whether name and unit show that the column holds the amounts of an ingredient. */
function isClearIngredientColumn({ name, looks }: AssignedColumn, titleUnit: string): boolean {
  const { name: ingredient, unit } = splitUnit(name);
  if (!looks.areAmounts || isFigure(name)) return false;
  return unit !== '' || (isIngredient(ingredient) && (looks.haveUnits || titleUnit !== ''));
}

/** Returns the columns for one ingredient each: all candidates on request, else those with clear names. */
export function ingredientColumnsOf(
  columns: Columns,
  candidates: Columns,
  layout: SheetLayout | null | undefined,
  titleUnit: string,
): Columns {
  if (layout === 'ingredientColumns') return candidates;
  if (layout === 'table' || usesOf(columns, 'value').length > 0) return [];
  const clear = candidates.filter((column) => isClearIngredientColumn(column, titleUnit));
  return clear.length >= MIN_COLUMNS ? clear : [];
}

export function asIngredientColumn(column: AssignedColumn, titleUnit: string): AssignedColumn {
  const { name: ingredient, unit } = splitUnit(column.name);
  const use = { index: column.index, field: 'ingredients', role: 'ingredientColumn', number: 0 } as const;
  const reason = 'It says how much of this ingredient is taken';
  return withUse(column, { ...use, unit: unit || titleUnit, ingredient }, reason);
}
