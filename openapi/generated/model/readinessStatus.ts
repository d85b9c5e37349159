/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * `ready` when it can read and write.
 */
export type ReadinessStatus = typeof ReadinessStatus[keyof typeof ReadinessStatus];


export const ReadinessStatus = {
  ready: 'ready',
  unready: 'unready',
} as const;
