import type { SheetField } from '../words/sheet-fields.ts';

/** What a column gives to a recipe. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  /**
   * The part of the field that the column holds. A column of `ingredients` may hold only amounts or only units, beside a column of names,
   * or (`matrix`) how much of the one ingredient that it is called after.
   */
  part: 'value' | 'amount' | 'unit' | 'matrix';
  /** The number of a numbered column: its amounts belong to the names with the same number. */
  number: number;
  /** The unit that the name of the column gives to its amounts, '' for none. */
  unit: string;
  /** A mapping says so, whatever the column is called. */
  isMapped?: true;
  /** The ingredient after which a column of `matrix` is called. */
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
