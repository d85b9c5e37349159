/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What failed last, until the next backup succeeds.
 * @nullable
 */
export type BackupListFailure = {
  /** When. */
  at: string;
  /** What failed and why, for people. */
  message: string;
} | null;
