/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Glassware } from './glassware.ts';

/**
 * The new item.
 */
export type GlasswareCreatedResponse = Glassware;
