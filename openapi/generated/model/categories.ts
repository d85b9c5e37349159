/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Line } from './line.ts';

/**
 * Names or ids of categories.
 * @minItems 1
 * @maxItems 20
 */
export type Categories = Line[];
