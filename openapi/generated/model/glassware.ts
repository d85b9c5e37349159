/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * A glass.
 */
export interface Glassware {
  id: Id;
  /** What people call it, in one line of at most 120 characters. */
  name: string;
  /**
     * A few sentences about it, at most 4,000 characters.
     * @nullable
     */
  description: string | null;
  /**
     * Address of the picture.
     * @nullable
     */
  picture: string | null;
  version: Version;
}
