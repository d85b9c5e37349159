/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * `ready` while the catalogue can be read.
 */
export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ready: 'ready',
  unready: 'unready',
} as const;
