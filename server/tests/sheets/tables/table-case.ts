import type { MeantField } from './recipes.ts';

/** The name and the ingredient lines of a recipe, and its steps where they are looked at. */
export type MeantRow = readonly [name: string, ingredients: readonly string[], steps?: readonly string[]];

/** A way in which people write recipes into a table, as the text of its file. */
export interface TableCase {
  title: string;
  text: string;
  /** What the table means, where it is not `RECIPES`. */
  meant?: readonly MeantRow[];
  /** The fields of `RECIPES` that the table has; all without it. */
  fields?: readonly MeantField[];
  /** The table has its own order of ingredients. */
  isInAnyOrder?: boolean;
}
