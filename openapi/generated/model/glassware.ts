/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * A glass.
 */
export interface Glassware {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  /** @nullable */
  picture: string | null;
  version: Version;
}
