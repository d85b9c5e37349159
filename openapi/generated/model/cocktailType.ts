/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * A technique.
 */
export interface CocktailType {
  id: string;
  name: string;
  /** @nullable */
  description: string | null;
  version: Version;
}
