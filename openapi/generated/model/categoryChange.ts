/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryChangeResource } from './categoryChangeResource.ts';
import type { CategoryContent } from './categoryContent.ts';
import type { ChangeFacts } from './changeFacts.ts';

/**
 * A change of a category.
 */
export type CategoryChange = ChangeFacts & ({
  /** Its resource. */
  resource: CategoryChangeResource;
  /** What it said before. */
  before: CategoryContent | null;
  /** What it says after it. */
  after: CategoryContent | null;
});
