/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no picture, or it is damaged.
 */
export type ImageInvalidResponse = Problem;
