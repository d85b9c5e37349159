import type { SheetField } from '../sheet-fields.ts';

/** What a column gives to a recipe. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  /**
   * The whole value; of ingredients also the amount or the unit beside a column of names, or how much is taken of the one ingredient
   * that the column is called after.
   */
  part: 'value' | 'amount' | 'unit' | 'matrix';
  /** Of a numbered column; amounts belong to the names with the same number. */
  number: number;
  /** That the name of the column gives to its amounts, '' for none. */
  unit: string;
  /** A mapping says so, whatever the column is called. */
  isMapped?: true;
  /** Of a column of `matrix`. */
  ingredient?: string;
}

/** A column of the sheet and what was made of it; `use` is null when it is left out. */
export interface ReadColumn {
  column: string;
  use: ColumnUse | null;
  /** The name of the column does not tell its use, or tells something else too: the recipes are doubtful until a mapping confirms it. */
  isGuess: boolean;
  reason: string;
  /** Another column fills the field that its name means, so that no guess gives it one. */
  isReplaced?: true;
}

export function replacedBy(other: string, column: string): ReadColumn {
  return { ...leftOut(column, `"${other}" fills this field`), isReplaced: true };
}

/** A column that fills no field, and why. */
export function leftOut(column: string, reason: string): ReadColumn {
  return { column, use: null, isGuess: false, reason };
}
