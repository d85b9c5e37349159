/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Whether it is as it was before or gone.
 */
export type UndoneItemOutcome = typeof UndoneItemOutcome[keyof typeof UndoneItemOutcome];


export const UndoneItemOutcome = {
  restored: 'restored',
  removed: 'removed',
} as const;
