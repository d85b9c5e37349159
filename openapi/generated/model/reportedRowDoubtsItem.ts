/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportDoubtName } from './importDoubtName.ts';

export type ReportedRowDoubtsItem = {
  doubt: ImportDoubtName;
  /** The doubt in words. */
  message: string;
};
