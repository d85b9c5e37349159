/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportDoubtName } from './importDoubtName.ts';

export interface ImportedRecipe {
  row: number;
  name: string;
  category: string[];
  description: string;
  ingredients: string[];
  instructions: string[];
  difficulty: string;
  /** @nullable */
  type: string | null;
  /** @nullable */
  glassware: string | null;
  spirits: string[];
  garnish: string[];
  doubts: ImportDoubtName[];
}
