import { ownField } from '../words/header-words.ts';
import type { SheetField } from '../words/sheet-fields.ts';
import type { ColumnLooks } from './column-looks.ts';

/** What a column gives to a recipe. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  /** `ingredients` may have only amounts or units. A `matrix` has amounts of the ingredient in its name. */
  part: 'value' | 'amount' | 'unit' | 'matrix';
  /** The number of a numbered column. Its amounts belong to the names with the same number. */
  number: number;
  /** The unit that the name of the column gives to its amounts, or ''. */
  unit: string;
  /** A mapping chose this use. */
  isMapped?: true;
  /** The ingredient that a column of `matrix` is named after. */
  ingredient?: string;
}

/** Tells whether a column has its field's own name. */
export const isOwnName = ({ field, index }: ColumnUse, header: readonly string[]): boolean =>
  ownField(header[index] ?? '') === field;

/** A column of the sheet, and what is made of it. */
export interface ReadColumn {
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
export const usesOf = (columns: readonly ReadColumn[], part: ColumnUse['part']): ColumnUse[] =>
  columns.flatMap(({ use }) => (use?.field === 'ingredients' && use.part === part ? [use] : []));

export function give(column: ReadColumn, use: ColumnUse, reason: string, isGuess = false): void {
  Object.assign(column, { use, reason, isGuess });
}

export function leaveOut(column: ReadColumn, reason: string): void {
  Object.assign(column, { use: null, reason, isGuess: false });
}

export function replaceBy(other: string, column: ReadColumn): void {
  leaveOut(column, `"${other}" fills this field`);
  column.isReplaced = true;
}
