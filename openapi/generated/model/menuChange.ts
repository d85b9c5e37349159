/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { MenuChangeResource } from './menuChangeResource.ts';
import type { MenuContent } from './menuContent.ts';

/**
 * A change of a menu.
 */
export type MenuChange = ChangeFacts & ({
  /** Its resource. */
  resource: MenuChangeResource;
  /** What it said before. */
  before: MenuContent | null;
  /** What it says after it. */
  after: MenuContent | null;
});
