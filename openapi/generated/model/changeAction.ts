/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What was done to the item.
 */
export type ChangeAction = typeof ChangeAction[keyof typeof ChangeAction];


export const ChangeAction = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
} as const;
