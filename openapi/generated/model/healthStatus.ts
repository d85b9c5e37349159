/**
 * Generated from openapi.yaml. Do not edit.
 */

export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ready: 'ready',
  unready: 'unready',
} as const;
