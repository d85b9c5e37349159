/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitutionContent } from './sustainableSubstitutionContent.ts';

/**
 * A greener swap for an ingredient.
 */
export type SustainableSubstitution = SustainableSubstitutionContent & Required<Pick<SustainableSubstitutionContent, 'id' | 'originalIngredient' | 'sustainableAlternative' | 'category' | 'description' | 'benefits' | 'impactReduction' | 'difficulty' | 'cost' | 'availability' | 'seasonality' | 'recipe' | 'tips' | 'certifications' | 'status' | 'shownFrom' | 'shownUntil' | 'version'>>;
