/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Glassware } from './glassware.ts';

/**
 * The item.
 */
export type StoredGlasswareResponse = Glassware;
