/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SubstitutionAvailability } from './substitutionAvailability.ts';
import type { SubstitutionCategory } from './substitutionCategory.ts';
import type { SubstitutionCost } from './substitutionCost.ts';
import type { SubstitutionDifficulty } from './substitutionDifficulty.ts';
import type { Version } from './version.ts';

/**
 * A greener swap for an ingredient.
 */
export interface SustainableSubstitution {
  id: string;
  originalIngredient: string;
  sustainableAlternative: string;
  category: SubstitutionCategory;
  description: string;
  benefits: string[];
  /**
     * Percent of carbon saved.
     * @minimum 0
     * @maximum 100
     */
  impactReduction: number;
  difficulty: SubstitutionDifficulty;
  cost: SubstitutionCost;
  availability: SubstitutionAvailability;
  /** @nullable */
  seasonality: string | null;
  /** @nullable */
  recipe: string | null;
  tips: string[];
  certifications: string[];
  version: Version;
}
