/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * A tool of the bar.
 */
export interface Equipment {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  version: Version;
}
