/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { NamedItemChangeResource } from './namedItemChangeResource.ts';
import type { NamedItemContent } from './namedItemContent.ts';

/**
 * A change of an item that has a name and a description.
 */
export type NamedItemChange = ChangeFacts & ({
  /** Its resource. */
  resource: NamedItemChangeResource;
  /** What it said before. */
  before: NamedItemContent | null;
  /** What it says after it. */
  after: NamedItemContent | null;
});
