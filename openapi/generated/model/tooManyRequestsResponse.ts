/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This client asks for more at once than its share.
 */
export type TooManyRequestsResponse = Problem;
