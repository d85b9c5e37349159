/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * One side of a change.
 */
export type ChangeState = typeof ChangeState[keyof typeof ChangeState];


export const ChangeState = {
  before: 'before',
  after: 'after',
} as const;
