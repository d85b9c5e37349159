/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ReadinessStatus } from './readinessStatus.ts';

export interface Readiness {
  status: ReadinessStatus;
  canRead: boolean;
  canWrite: boolean;
}
