import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import type { CatalogueWrite, HistoryReader, Picture, RecordedChange } from '#server/catalogue/store.ts';
import type { OperationResponse, Repeatable } from '../operation.ts';

export interface Written<Result> {
  result: Result;
  catalogue: Catalogue;
  recorded: readonly RecordedChange[];
}

/** A repeated request gets the same answer without a second write. */
export interface AnsweredOnce<Result> {
  repeatable: Repeatable;
  answerTo: (written: Written<Result>) => OperationResponse;
}

export interface WriteRequest<Result> {
  /** Decides on the newest snapshot, inside the transaction. A generator pauses at each `yield`, so that reads are answered. */
  decide: (
    catalogue: Catalogue,
    history: HistoryReader,
  ) => DecisionSteps<Result> | Promise<DecisionSteps<Result>>;
  /** Aborted when the client disconnects; an import that is not committed by then stores nothing. */
  signal?: AbortSignal;
  pictures?: readonly Picture[];
  onStored?: (share: number) => void;
  /** The stored import that the write ends. */
  endsImport?(result: Result, revision: number): NonNullable<CatalogueWrite['endsImport']>;
  /** For the history; an edit by default. */
  purpose?: WritePurpose;
}

export type WritePurpose = 'edit' | 'import' | 'restore' | 'undo';

type DecisionSteps<Result> = Decision<Result> | Generator<void, Decision<Result>>;

export async function decideOn<Result>(
  { decide }: WriteRequest<Result>,
  catalogue: Catalogue,
  history: HistoryReader,
  pause: Pause,
): Promise<Decision<Result>> {
  const steps = await decide(catalogue, history);
  return 'kind' in steps ? steps : runStepsWithPauses(steps, pause);
}
