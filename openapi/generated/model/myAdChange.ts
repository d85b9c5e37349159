/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { MyAdChangeResource } from './myAdChangeResource.ts';
import type { MyAdContent } from './myAdContent.ts';

/**
 * A change of an advert.
 */
export type MyAdChange = ChangeFacts & ({
  /** Its resource. */
  resource: MyAdChangeResource;
  /** What it said before. */
  before: MyAdContent | null;
  /** What it says after it. */
  after: MyAdContent | null;
});
