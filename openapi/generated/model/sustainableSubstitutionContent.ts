/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Entries } from './entries.ts';
import type { Id } from './id.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { ShownFrom } from './shownFrom.ts';
import type { ShownUntil } from './shownUntil.ts';
import type { SubstitutionAvailability } from './substitutionAvailability.ts';
import type { SubstitutionCategory } from './substitutionCategory.ts';
import type { SubstitutionCost } from './substitutionCost.ts';
import type { SubstitutionDifficulty } from './substitutionDifficulty.ts';
import type { Version } from './version.ts';

/**
 * What a swap says.
 */
export interface SustainableSubstitutionContent {
  id?: Id;
  /**
     * What is replaced.
     * @minLength 1
     * @maxLength 120
     */
  originalIngredient?: string;
  /**
     * What replaces it.
     * @minLength 1
     * @maxLength 120
     */
  sustainableAlternative?: string;
  category?: SubstitutionCategory;
  description?: Description;
  /** What speaks for it. */
  benefits?: Entries;
  /**
     * Percent of carbon saved. Text is read as a whole number, and as 0 when it is none.
     * @minimum 0
     * @maximum 100
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  /**
     * When it is to be had.
     * @maxLength 300
     * @nullable
     */
  seasonality?: string | null;
  /**
     * How it is used.
     * @maxLength 4000
     * @nullable
     */
  recipe?: string | null;
  /** What to mind. */
  tips?: Entries;
  /** Its seals. */
  certifications?: Entries;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  version?: Version;
}
