/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * Something poured from a bottle.
 */
export interface Spirit {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  version: Version;
}
