/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportState } from './importState.ts';
import type { ImportSummary } from './importSummary.ts';
import type { Problem } from './problem.ts';
import type { RowProgress } from './rowProgress.ts';

/**
 * An import as it is stored. What came of it stands in `results`, or in `problem`.
 */
export interface Import {
  /** Its id. */
  id: string;
  state: ImportState;
  /**
     * Name of the file, as the client gave it.
     * @maxLength 200
     */
  fileName: string;
  /** Whether nothing was to be changed. */
  dryRun: boolean;
  /** When it was started. */
  createdAt: string;
  /**
     * When it was over.
     * @nullable
     */
  endedAt: string | null;
  progress: RowProgress;
  /**
     * What was done, in a sentence; null until it is done.
     * @nullable
     */
  message: string | null;
  /** What was done in numbers; null until it is done. */
  results: ImportSummary | null;
  /** Why it failed; null unless it did. */
  problem: Problem | null;
  /**
     * The revision that it made; null when nothing was changed, as by a dry run.
     * @minimum 0
     * @nullable
     */
  revision: number | null;
  /**
     * Where a POST undoes it (`undoRevision`); null when nothing was changed, and when it was undone.
     * @nullable
     */
  undo: string | null;
}
