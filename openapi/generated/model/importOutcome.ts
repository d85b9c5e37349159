/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportResults } from './importResults.ts';

export interface ImportOutcome {
  message: string;
  results: ImportResults;
}
