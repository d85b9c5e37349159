/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What became of a recipe that exists.
 */
export type ExistingOutcome = typeof ExistingOutcome[keyof typeof ExistingOutcome];


export const ExistingOutcome = {
  updated: 'updated',
  kept: 'kept',
  copied: 'copied',
} as const;
