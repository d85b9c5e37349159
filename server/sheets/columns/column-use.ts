import { ownField } from '../words/header-words.ts';
import type { SheetField } from '../words/sheet-fields.ts';
import type { ColumnLooks } from './column-looks.ts';

/** What a column gives to a recipe. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  /**
   * The column holds this part of the field. A column of `ingredients` may hold only amounts or only units, beside a column of names. With
   * `matrix`, it holds how much of the ingredient in its name is taken.
   */
  part: 'value' | 'amount' | 'unit' | 'matrix';
  /** The number of a numbered column. Its amounts belong to the names with the same number. */
  number: number;
  /** The unit that the name of the column gives to its amounts, or ''. */
  unit: string;
  /** A mapping says so, whatever the column is called. */
  isMapped?: true;
  /** A column of `matrix` is called after this ingredient. */
  ingredient?: string;
}

/** Tells whether a column is exactly called after its field. */
export const isOwnName = ({ field, index }: ColumnUse, header: readonly string[]): boolean =>
  ownField(header[index] ?? '') === field;

/** A column of the sheet, and what is made of it. */
export interface ReadColumn {
  index: number;
  column: string;
  looks: ColumnLooks;
  /** Null when the column is left out. */
  use: ColumnUse | null;
  /** The name of the column does not tell its use, or tells something else too. The recipes are doubtful until a mapping confirms it. */
  isGuess: boolean;
  reason: string;
  /** Another column fills the field that its name means, so no guess gives it a field. */
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
