/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FieldError } from './fieldError.ts';
import type { ItemUser } from './itemUser.ts';
import type { ProblemType } from './problemType.ts';

/**
 * An error as RFC 9457 describes it.
 */
export interface Problem {
  type: ProblemType;
  /** The status in words. */
  title: string;
  /**
     * The HTTP status.
     * @minimum 400
     */
  status: number;
  /** What is wrong and what to do about it, for people. */
  detail: string;
  /** With a 400 or 409, every field that is not valid; the first 100 of them when there are more. */
  errors?: FieldError[];
  /** With a failed import, the detail again. */
  error?: string;
  /**
     * With `item-in-use`, the first of the items that refer to the item.
     * @maxItems 100
     */
  usedBy?: ItemUser[];
  /**
     * With `item-in-use`, how many items refer to the item.
     * @minimum 1
     */
  usedByCount?: number;
}
