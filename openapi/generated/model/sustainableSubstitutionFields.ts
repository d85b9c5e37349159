/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Line } from './line.ts';
import type { SubstitutionAvailability } from './substitutionAvailability.ts';
import type { SubstitutionCategory } from './substitutionCategory.ts';
import type { SubstitutionCost } from './substitutionCost.ts';
import type { SubstitutionDifficulty } from './substitutionDifficulty.ts';

/**
 * A swap as the administrator writes it.
 */
export interface SustainableSubstitutionFields {
  /**
     * @minLength 1
     * @maxLength 120
     */
  originalIngredient: string;
  /**
     * @minLength 1
     * @maxLength 120
     */
  sustainableAlternative: string;
  category: SubstitutionCategory;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  description: string;
  /** @maxItems 50 */
  benefits?: Line[];
  /**
     * Text is read as a whole number, and as 0 when it is none.
     * @minimum 0
     * @maximum 100
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  /**
     * @maxLength 300
     * @nullable
     */
  seasonality?: string | null;
  /**
     * @maxLength 4000
     * @nullable
     */
  recipe?: string | null;
  /** @maxItems 50 */
  tips?: Line[];
  /** @maxItems 50 */
  certifications?: Line[];
}
