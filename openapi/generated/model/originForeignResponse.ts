/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A page of another site sent the request, as its `Origin` or `Sec-Fetch-Site` tells.
 */
export type OriginForeignResponse = Problem;
