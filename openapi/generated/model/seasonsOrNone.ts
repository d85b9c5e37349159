/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Season } from './season.ts';

/**
 * None unless they are sent.
 * @maxItems 4
 */
export type SeasonsOrNone = Season[];
