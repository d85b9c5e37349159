/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailState } from './cocktailState.ts';
import type { CreatedItem } from './createdItem.ts';
import type { ExistingOutcome } from './existingOutcome.ts';

/**
 * A row that names a recipe that exists, and how the two differ.
 */
export interface ExistingRecipe {
  /**
     * Its row number in the file; the header is row 1.
     * @minimum 1
     */
  row: number;
  /** Id of the recipe that exists. */
  id: string;
  /** What that is called. */
  name: string;
  outcome: ExistingOutcome;
  /** The recipe that was added; null unless it is a copy. */
  copy: CreatedItem | null;
  /** The fields that differ as they are, references by name. */
  before: CocktailState;
  /** The same fields as the row has them, or would have them. */
  after: CocktailState;
}
