/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HealthDatabase } from './healthDatabase.ts';
import type { HealthStatus } from './healthStatus.ts';

/**
 * Whether the server lives.
 */
export interface Health {
  /** `ready` while the catalogue can be read. */
  status: HealthStatus;
  /** Whether the database answers. */
  database: HealthDatabase;
  /**
     * Of the catalogue, raised by every change.
     * @minimum 0
     */
  revision: number;
  /**
     * Seconds since the start.
     * @minimum 0
     */
  uptimeSeconds: number;
}
