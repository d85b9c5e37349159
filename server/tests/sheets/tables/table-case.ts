/** The name and the ingredient lines of a recipe, and its steps where they are looked at. */
export type MeantRow = readonly [name: string, ingredients: readonly string[], steps?: readonly string[]];

/** A way in which people write recipes into a table: the text of its file, and what it means. */
export interface TableCase {
  title: string;
  text: string;
  meant: readonly MeantRow[];
}
