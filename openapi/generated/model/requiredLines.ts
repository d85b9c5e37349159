/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Line } from './line.ts';

/**
 * One line to 100 lines.
 * @minItems 1
 * @maxItems 100
 */
export type RequiredLines = Line[];
