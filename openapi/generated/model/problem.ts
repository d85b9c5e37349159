/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FieldError } from './fieldError.ts';

/**
 * An error as RFC 9457 describes it.
 */
export interface Problem {
  /** A URI that names the kind of problem; `about:blank` when the status says it all. */
  type: string;
  /** The status in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What is wrong and what to do about it, for people. */
  detail: string;
  /** With a 400 or 409, every field that is not valid. */
  errors?: FieldError[];
  /** With a failed import, the detail again. */
  error?: string;
}
