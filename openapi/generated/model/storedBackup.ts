/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A backup of the whole site, of one moment.
 */
export interface StoredBackup {
  /** With its day in UTC, and its time when it is not the first of its day. */
  name: string;
  /**
     * In bytes.
     * @minimum 0
     */
  size: number;
  /** When it was stored. */
  createdAt: string;
}
