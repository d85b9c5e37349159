/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { SubstitutionAvailability } from './substitutionAvailability.ts';
import type { SubstitutionCategory } from './substitutionCategory.ts';
import type { SubstitutionCost } from './substitutionCost.ts';
import type { SubstitutionDifficulty } from './substitutionDifficulty.ts';
import type { Version } from './version.ts';

/**
 * A greener swap for an ingredient.
 */
export interface SustainableSubstitution {
  id: Id;
  /** What is replaced, at most 120 characters. */
  originalIngredient: string;
  /** What replaces it, at most 120 characters. */
  sustainableAlternative: string;
  category: SubstitutionCategory;
  /** A few sentences about it, at most 4,000 characters. */
  description: string;
  /** What speaks for it, up to 50 lines. */
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
  /**
     * When it is to be had, at most 300 characters.
     * @nullable
     */
  seasonality: string | null;
  /**
     * How it is used, at most 4,000 characters.
     * @nullable
     */
  recipe: string | null;
  /** What to mind, up to 50 lines. */
  tips: string[];
  /** Its seals, up to 50 lines. */
  certifications: string[];
  version: Version;
}
