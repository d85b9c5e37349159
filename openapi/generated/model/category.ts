/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * A shelf of recipes.
 */
export interface Category {
  id: Id;
  /** What people call it, in one line of at most 120 characters. */
  name: string;
  /** A few sentences about it, at most 4,000 characters. */
  description: string;
  /**
     * Address of the photo.
     * @nullable
     */
  photo: string | null;
  /**
     * How many cocktails are in it.
     * @minimum 0
     */
  readonly cocktailCount: number;
  version: Version;
}
