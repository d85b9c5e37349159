import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import type { CatalogueWrite, HistoryReader, Picture } from '#server/catalogue/store.ts';
import type { OperationResponse, Repeatable } from '../operation.ts';

export interface Written<Result> {
  result: Result;
  /** The snapshot that shows the write. */
  catalogue: Catalogue;
}

/** What is answered to a write, once; a repeated request gets the same without a second write. */
export interface AnsweredOnce<Result> {
  repeatable: Repeatable;
  answerTo: (written: Written<Result>) => OperationResponse;
}

export interface WriteRequest<Result> {
  /**
   * Decides on the newest snapshot, inside the write's transaction. A long decision may be a generator: it pauses at each
   * `yield`, so that readers are answered meanwhile.
   */
  decide: (
    catalogue: Catalogue,
    history: HistoryReader,
  ) => DecisionSteps<Result> | Promise<DecisionSteps<Result>>;
  /** Set by an import. It is aborted when the client disconnects; an import that is not committed by then stores nothing. */
  signal?: AbortSignal;
  /** Pictures that the changes name, stored with them. */
  pictures?: readonly Picture[];
  /** See `CatalogueWrite`. */
  onStored?: (share: number) => void;
  /** Gives the stored import that the write ends, for a result and the revision that has it. */
  endsImport?(result: Result, revision: number): NonNullable<CatalogueWrite['endsImport']>;
  /** How the history names it; an edit by default. */
  purpose?: WritePurpose;
}

export type WritePurpose = 'edit' | 'import' | 'restore' | 'undo';

export type DecisionSteps<Result> = Decision<Result> | Generator<void, Decision<Result>>;
