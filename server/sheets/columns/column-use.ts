import { fieldNamed } from '../cells/read-column-name.ts';
import type { SheetField } from '../cells/sheet-fields.ts';
import type { ColumnLooks } from './column-looks.ts';

/** What a column gives to a recipe. */
export interface ColumnUse {
  /** The place of the column, from 0. */
  readonly index: number;
  readonly field: SheetField;
  /** The name of an `ingredientColumn` is the ingredient whose amounts it has. */
  readonly role: 'value' | 'amount' | 'unit' | 'ingredientColumn';
  /** The number of a numbered column. Its amounts belong to the names with the same number. */
  readonly number: number;
  /** The unit that the name of the column gives to its amounts, or ''. */
  readonly unit: string;
  /** A mapping chose this use. */
  readonly isMapped?: true;
  /** The ingredient that an `ingredientColumn` is named after. */
  readonly ingredient?: string;
}

export const isFieldName = ({ field, index }: ColumnUse, header: readonly string[]): boolean =>
  fieldNamed(header[index] ?? '') === field;

export const haveFieldNames = (uses: readonly ColumnUse[], header: readonly string[]): boolean =>
  uses.every((use) => isFieldName(use, header));

/** A column of the sheet and its use. Each step of `assignColumns` returns new columns. */
export interface AssignedColumn {
  readonly index: number;
  readonly name: string;
  readonly looks: ColumnLooks;
  /** Null when the column is left out. */
  readonly use: ColumnUse | null;
  /** The use follows from the cells, not from the name. Recipes are doubted until a mapping confirms it. */
  readonly isGuess: boolean;
  readonly reason: string;
  /** Another column fills the field that its name means, so its use is not guessed. */
  readonly isReplaced?: true;
}

export type Columns = readonly AssignedColumn[];

export const usesOf = (columns: Columns, role: ColumnUse['role']): ColumnUse[] =>
  columns.flatMap(({ use }) => (use?.field === 'ingredients' && use.role === role ? [use] : []));

export function withChanged(columns: Columns, changed: Columns): Columns {
  const changedAt = new Map(changed.map((column) => [column.index, column]));
  return columns.map((column) => changedAt.get(column.index) ?? column);
}

export function withUse(column: AssignedColumn, use: ColumnUse | null, reason: string): AssignedColumn {
  return { ...column, use, reason, isGuess: false };
}

export function replacedBy(column: AssignedColumn, other: string): AssignedColumn {
  return { ...withUse(column, null, `"${other}" fills this field`), isReplaced: true };
}
