/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportProgressState } from './importProgressState.ts';
import type { RowProgress } from './rowProgress.ts';

/**
 * How far a running import is.
 */
export type ImportProgress = RowProgress & {
  /** The file is read, then each row is decided, then all of them are stored together. */
  state: ImportProgressState;
};
