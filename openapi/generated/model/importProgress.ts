/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportProgressState } from './importProgressState.ts';

/**
 * How far a running import is.
 */
export interface ImportProgress {
  /** The file is read, then each row is decided, then all of them are stored together. */
  state: ImportProgressState;
  /**
     * Rows that are decided, or stored when the state is `storing`.
     * @minimum 0
     */
  rows: number;
  /**
     * Rows of the sheet; 0 until it is read.
     * @minimum 0
     */
  total: number;
}
