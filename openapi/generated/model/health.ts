/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HealthDatabase } from './healthDatabase.ts';
import type { HealthStatus } from './healthStatus.ts';

export interface Health {
  status: HealthStatus;
  database: HealthDatabase;
  /** Of the catalogue, raised by every change. */
  revision: number;
  uptimeSeconds: number;
}
