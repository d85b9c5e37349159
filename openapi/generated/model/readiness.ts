/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ReadinessStatus } from './readinessStatus.ts';

/**
 * Whether the server should get traffic.
 */
export interface Readiness {
  /** `ready` when it can read and write. */
  status: ReadinessStatus;
  /** Whether the catalogue can be read. */
  canRead: boolean;
  /** Whether changes can be stored. */
  canWrite: boolean;
}
