/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { EntriesOrNone } from './entriesOrNone.ts';
import type { SubstitutionAvailability } from './substitutionAvailability.ts';
import type { SubstitutionCost } from './substitutionCost.ts';
import type { SubstitutionDifficulty } from './substitutionDifficulty.ts';
import type { SustainableSubstitutionContent } from './sustainableSubstitutionContent.ts';

/**
 * A swap as the administrator writes it.
 */
export type SustainableSubstitutionFields = SustainableSubstitutionContent & {
  benefits?: EntriesOrNone;
  /**
     * Percent of carbon saved.
     * @minimum 0
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  tips?: EntriesOrNone;
  certifications?: EntriesOrNone;
} & Required<Pick<SustainableSubstitutionContent & {
  benefits?: EntriesOrNone;
  /**
     * Percent of carbon saved.
     * @minimum 0
     */
  impactReduction?: number;
  difficulty?: SubstitutionDifficulty;
  cost?: SubstitutionCost;
  availability?: SubstitutionAvailability;
  tips?: EntriesOrNone;
  certifications?: EntriesOrNone;
}, 'originalIngredient' | 'sustainableAlternative' | 'category' | 'description'>>;
