/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportDoubtName } from './importDoubtName.ts';

/**
 * A recipe as it was read from the sheet. A text or list that is too long for a recipe is cut.
 */
export interface ImportedRecipe {
  /**
     * Its row number in the file; the header is row 1.
     * @minimum 1
     */
  row: number;
  /** As it was read. */
  name: string;
  /** Names of its categories. */
  category: string[];
  /** As it was read. */
  description: string;
  /** One line each. */
  ingredients: string[];
  /** One step each. */
  instructions: string[];
  /** As it was read. */
  difficulty: string;
  /**
     * Name of the technique.
     * @nullable
     */
  type: string | null;
  /**
     * Name of the glass.
     * @nullable
     */
  glassware: string | null;
  /** Names of its spirits. */
  spirits: string[];
  /** Names of its garnishes. */
  garnish: string[];
  /** What may be wrong with it. */
  doubts: ImportDoubtName[];
}
