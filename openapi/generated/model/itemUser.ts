/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';

/**
 * An item that refers to another.
 */
export interface ItemUser {
  resource: ResourceName;
  /** Its id. */
  id: string;
  /** What people call it. */
  name: string;
}
