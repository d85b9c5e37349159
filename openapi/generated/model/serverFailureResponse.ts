/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A defect of the server.
 */
export type ServerFailureResponse = Problem;
