import type { ColumnUse } from './column-use.ts';

/** One way to read the ingredients of a sheet: its columns, and how well they fit. */
export interface IngredientPlan {
  uses: ColumnUse[];
  score: number;
  /** Its columns are known by their cells alone. */
  isGuess: boolean;
}

export const NO_PLAN: IngredientPlan = { uses: [], score: 0, isGuess: false };

export function plan(uses: ColumnUse[], score: number, isGuess = false): IngredientPlan {
  return { uses, score, isGuess };
}
