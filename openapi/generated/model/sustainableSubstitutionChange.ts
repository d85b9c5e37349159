/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { SustainableSubstitutionChangeResource } from './sustainableSubstitutionChangeResource.ts';
import type { SustainableSubstitutionContent } from './sustainableSubstitutionContent.ts';

/**
 * A change of a swap.
 */
export type SustainableSubstitutionChange = ChangeFacts & ({
  /** Its resource. */
  resource: SustainableSubstitutionChangeResource;
  /** What it said before. */
  before: SustainableSubstitutionContent | null;
  /** What it says after it. */
  after: SustainableSubstitutionContent | null;
});
