/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Line } from './line.ts';

/**
 * Up to 50 lines.
 * @maxItems 50
 */
export type Entries = Line[];
