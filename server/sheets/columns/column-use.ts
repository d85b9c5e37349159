import { ownField } from '../words/header-words.ts';
import type { SheetField } from '../words/sheet-fields.ts';

/** It says what a column gives to a recipe. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  /**
   * The column holds this part of the field. A column of `ingredients` may hold only amounts or only units, beside a column of names. With
   * `matrix`, it holds how much of the ingredient in its name is taken.
   */
  part: 'value' | 'amount' | 'unit' | 'matrix';
  /** It is the number of a numbered column. Its amounts belong to the names with the same number. */
  number: number;
  /** It is the unit that the name of the column gives to its amounts, or ''. */
  unit: string;
  /** A mapping says so, whatever the column is called. */
  isMapped?: true;
  /** A column of `matrix` is called after this ingredient. */
  ingredient?: string;
}

/** Tells whether a column is exactly called after its field. */
export const isOwnName = ({ field, index }: ColumnUse, header: readonly string[]): boolean =>
  ownField(header[index] ?? '') === field;

/** It is a column of the sheet, and what was made of it. `use` is null when the column is left out. */
export interface ReadColumn {
  column: string;
  use: ColumnUse | null;
  /** The name of the column does not tell its use, or tells something else too. The recipes are doubtful until a mapping confirms it. */
  isGuess: boolean;
  reason: string;
  /** Another column fills the field that its name means, so no guess gives it a field. */
  isReplaced?: true;
}

export function replacedBy(other: string, column: string): ReadColumn {
  return { ...leftOut(column, `"${other}" fills this field`), isReplaced: true };
}

/** Makes a column that fills no field, and says why. */
export function leftOut(column: string, reason: string): ReadColumn {
  return { column, use: null, isGuess: false, reason };
}
