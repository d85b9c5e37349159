/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Whether the database answers.
 */
export type HealthDatabase = typeof HealthDatabase[keyof typeof HealthDatabase];


export const HealthDatabase = {
  up: 'up',
  down: 'down',
} as const;
