/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { SustainableSubstitutionContent } from './sustainableSubstitutionContent.ts';
import type { Version } from './version.ts';

/**
 * A greener swap for an ingredient.
 */
export type SustainableSubstitution = SustainableSubstitutionContent & {
  id: Id;
  version: Version;
} & Required<Pick<SustainableSubstitutionContent & {
  id: Id;
  version: Version;
}, 'originalIngredient' | 'sustainableAlternative' | 'category' | 'description' | 'benefits' | 'impactReduction' | 'difficulty' | 'cost' | 'availability' | 'seasonality' | 'recipe' | 'tips' | 'certifications' | 'status' | 'shownFrom' | 'shownUntil'>>;
