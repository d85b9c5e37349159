/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportResults } from './importResults.ts';

export interface ImportOutcome {
  message: string;
  /**
     * Undoes it with `undoImport`; null when nothing was changed, as by a dry run.
     * @nullable
     */
  importId?: string | null;
  results: ImportResults;
}
