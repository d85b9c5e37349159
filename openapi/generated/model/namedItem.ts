/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * What most resources have in common.
 */
export interface NamedItem {
  id: Id;
  /** What people call it, in one line of at most 120 characters. */
  name: string;
  /**
     * A few sentences about it, at most 4,000 characters.
     * @nullable
     */
  description: string | null;
  version: Version;
}
