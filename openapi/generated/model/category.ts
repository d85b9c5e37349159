/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * A shelf of recipes.
 */
export interface Category {
  id: string;
  name: string;
  description: string;
  /** @nullable */
  photo: string | null;
  /**
     * How many cocktails are in it.
     * @minimum 0
     */
  cocktailCount: number;
  version: Version;
}
