/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { GlasswareChangeResource } from './glasswareChangeResource.ts';
import type { GlasswareContent } from './glasswareContent.ts';

/**
 * A change of a glass.
 */
export type GlasswareChange = ChangeFacts & ({
  /** Its resource. */
  resource: GlasswareChangeResource;
  /** What it said before. */
  before: GlasswareContent | null;
  /** What it says after it. */
  after: GlasswareContent | null;
});
