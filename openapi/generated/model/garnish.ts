/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * Something on top, on the rim or beside.
 */
export interface Garnish {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  version: Version;
}
