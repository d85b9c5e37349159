import { fieldNamed } from '../words/header-words.ts';
import type { SheetField } from '../words/sheet-fields.ts';
import type { ColumnLooks } from './column-looks.ts';

/** What a column gives to a recipe. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  /** `ingredients` may have only amounts or units. An `ingredientColumn` has those of the ingredient in its name. */
  part: 'value' | 'amount' | 'unit' | 'ingredientColumn';
  /** The number of a numbered column. Its amounts belong to the names with the same number. */
  number: number;
  /** The unit that the name of the column gives to its amounts, or ''. */
  unit: string;
  /** A mapping chose this use. */
  isMapped?: true;
  /** The ingredient that an `ingredientColumn` is named after. */
  ingredient?: string;
}

/** Tells whether a column has the name of its field. */
export const isFieldName = ({ field, index }: ColumnUse, header: readonly string[]): boolean =>
  fieldNamed(header[index] ?? '') === field;

export const haveFieldNames = (uses: readonly ColumnUse[], header: readonly string[]): boolean =>
  uses.every((use) => isFieldName(use, header));

/** A column of the sheet, and what is made of it. */
export interface AssignedColumn {
  index: number;
  name: string;
  looks: ColumnLooks;
  /** Null when the column is left out. */
  use: ColumnUse | null;
  /** The name alone does not tell the use. Its recipes are doubtful until a mapping confirms it. */
  isGuess: boolean;
  reason: string;
  /** Another column fills the field of its name, so no guess gives it another one. */
  isReplaced?: true;
}

/** Returns what the columns of ingredients give as this part. */
export const usesOf = (columns: readonly AssignedColumn[], part: ColumnUse['part']): ColumnUse[] =>
  columns.flatMap(({ use }) => (use?.field === 'ingredients' && use.part === part ? [use] : []));

export function give(column: AssignedColumn, use: ColumnUse, reason: string): void {
  Object.assign(column, { use, reason, isGuess: false });
}

export function guessUse(column: AssignedColumn, use: ColumnUse, reason: string): void {
  Object.assign(column, { use, reason, isGuess: true });
}

export function leaveOut(column: AssignedColumn, reason: string): void {
  Object.assign(column, { use: null, reason, isGuess: false });
}

export function replaceBy(column: AssignedColumn, other: string): void {
  leaveOut(column, `"${other}" fills this field`);
  column.isReplaced = true;
}
