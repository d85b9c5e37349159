/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What was done to the item. More may come; a client shows what it does not know as a change.
 * `original` is no change but the beginning of an item that is older than its first recorded change, such as a starter recipe. It is listed last when `resource` and `itemId` ask for one item that has recorded changes, and counts in `total`. Its `after` is the item as it was before the first change, its `before` is null, its `at` is the moment of the first change, its `revision` is 0, and `restoreChange` brings it back by its id.
 */
export type ChangeAction = typeof ChangeAction[keyof typeof ChangeAction];


export const ChangeAction = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  restored: 'restored',
  original: 'original',
} as const;
