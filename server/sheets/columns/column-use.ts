import type { SheetField } from '../sheet-fields.ts';

/** A cell position that fills a field. Amounts, units and entries of the same number make one line. */
export interface ColumnUse {
  index: number;
  field: SheetField;
  part: 'amount' | 'unit' | 'entry';
  number: number;
  /** The unit that the column's name gives its amounts: 'ml' of "Amount (ml)". */
  unit?: string;
  /** The ingredient that the column is called after; its cells hold amounts alone. */
  ingredient?: string;
}

/** The cells of each column, as far as they are needed to see what it is. */
export type Samples = readonly (readonly string[])[];

/** One way to read the ingredients of a sheet: its columns, and how well they fit. */
export interface IngredientPlan {
  uses: ColumnUse[];
  score: number;
}

export const NO_PLAN: IngredientPlan = { uses: [], score: 0 };
