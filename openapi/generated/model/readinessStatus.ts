/**
 * Generated from openapi.yaml. Do not edit.
 */

export type ReadinessStatus = typeof ReadinessStatus[keyof typeof ReadinessStatus];


export const ReadinessStatus = {
  ready: 'ready',
  unready: 'unready',
} as const;
