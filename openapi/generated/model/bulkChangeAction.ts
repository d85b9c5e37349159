/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What is done to it.
 */
export type BulkChangeAction = typeof BulkChangeAction[keyof typeof BulkChangeAction];


export const BulkChangeAction = {
  updated: 'updated',
  deleted: 'deleted',
} as const;
