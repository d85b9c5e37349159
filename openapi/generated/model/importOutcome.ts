/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportResults } from './importResults.ts';

/**
 * What an import did, or would do.
 */
export interface ImportOutcome {
  /** What was done, in a sentence. */
  message: string;
  /**
     * The revision that it made, which `undoRevision` takes; null when nothing was changed, as by a dry run.
     * @nullable
     */
  importId?: string | null;
  results: ImportResults;
}
