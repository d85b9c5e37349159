/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No session, or it is over.
 */
export type SessionMissingResponse = Problem;
