import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import type { HistoryReader, Picture } from '#server/catalogue/store.ts';

/** Whether the snapshot is as new as every write that was acknowledged so far, by any process. */
export type Freshness = 'fresh' | 'stale';

export interface Written<Result> {
  result: Result;
  /** The snapshot that shows the write. */
  catalogue: Catalogue;
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
  /** Pictures that the changes name, stored with them. */
  pictures?: readonly Picture[];
  /** How the history names it; an edit by default. 'beginning' leaves no history. */
  kind?: 'edit' | 'import' | 'restore' | 'beginning';
}

export type DecisionSteps<Result> = Decision<Result> | Generator<void, Decision<Result>>;

/**
 * The newest snapshot, and the only way to change it.
 *
 * Invariants. `current` never shows half of a write, and it shows a write before that write is acknowledged. Writes are decided one
 * after the other, each on the snapshot that the one before it made; those that wait at the same time share a
 * transaction. When a transaction fails, the snapshot stays as it was and each of its writes is rejected.
 */
export interface LiveCatalogue {
  current(): Catalogue;
  /** Catches up with the writes of other processes. Call it before a read is answered. */
  refresh(): Freshness | Promise<Freshness>;
  /** Throws a RequestProblem when the decision is a refusal. */
  write<Result>(request: WriteRequest<Result>): Promise<Written<Result>>;
  /** What `decide` gives on the newest snapshot, without a transaction and without storing it (a dry run). */
  preview<Result>(request: WriteRequest<Result>): Promise<Result>;
  /** Called with each new snapshot before its write is acknowledged. `touched`: see `Applied`. */
  onChange(listener: (catalogue: Catalogue, touched: ReadonlySet<string> | null) => void): void;
}
