import { catalogueSteps, type Applied, type Catalogue } from '#server/catalogue/catalogue.ts';
import { StoreUnavailableError, type Store } from '#server/catalogue/store.ts';
import { catchUp } from './catch-up.ts';
import type { OperationResponse, Repeatable } from '../operation.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import { WriteLoop } from './write-loop.ts';
import { decideOn, type WriteRequest, type Written } from './write-request.ts';

/** `fresh`: as new as every write that any process has acknowledged. */
export type Freshness = 'fresh' | 'stale';

type ChangeListener = (catalogue: Catalogue, changedTags: ReadonlySet<string> | null) => void;

/**
 * The newest snapshot, and the only way to change it.
 *
 * Invariants. `current` never shows half of a write, and shows a write before it is acknowledged. Writes are decided one after the
 * other, each on the snapshot that the one before it made; those that wait together share a transaction. When a transaction fails,
 * the snapshot stays, and each of its writes is tried once more by itself, unless the store is unavailable.
 */
export interface LiveCatalogue {
  current(): Catalogue;
  /** Catches up with the writes of other processes. Call it before a read. */
  refresh(): Freshness | Promise<Freshness>;
  /** For long work on a snapshot, such as an export. */
  readonly pause: Pause;
  /** Throws a RequestProblem for a refusal, and a StoreUnavailableError when the store cannot write now. */
  write<Result>(request: WriteRequest<Result>): Promise<Written<Result>>;
  /** The answer to a repeatable request is stored in the transaction of its write. A repeated request gets that answer, and writes nothing. */
  answer<Result>(
    request: WriteRequest<Result>,
    answerTo: (written: Written<Result>) => OperationResponse,
    repeatable?: Repeatable,
  ): Promise<OperationResponse>;
  /** Decides on the newest snapshot, without a transaction (a dry run). */
  preview<Result>(request: WriteRequest<Result>): Promise<Result>;
  /** Called with each new snapshot before its write is acknowledged. */
  onChange(listener: ChangeListener): void;
}

interface LiveOptions {
  pause: Pause;
  now: () => Date;
}

export async function createLiveCatalogue(store: Store, options: LiveOptions): Promise<LiveCatalogue> {
  return new SnapshotFollower(
    store,
    options,
    await runStepsWithPauses(catalogueSteps(await store.load()), options.pause),
  );
}

class SnapshotFollower implements LiveCatalogue {
  readonly #store: Store;
  readonly pause: Pause;
  readonly #listeners: ChangeListener[] = [];
  readonly #writes: WriteLoop;
  #current: Catalogue;
  #catchingUp: Promise<Freshness> | null = null;

  constructor(store: Store, { pause, now }: LiveOptions, current: Catalogue) {
    this.#store = store;
    this.pause = pause;
    this.#current = current;
    const publish = (steps: readonly Applied[]): void => this.#publish(steps);
    this.#writes = new WriteLoop({ store, pause, now, publish, current: () => this.#current });
  }

  current(): Catalogue {
    return this.#current;
  }

  onChange(listener: ChangeListener): void {
    this.#listeners.push(listener);
  }

  write<Result>(request: WriteRequest<Result>): Promise<Written<Result>> {
    return this.#writes.write(request);
  }

  async answer<Result>(
    request: WriteRequest<Result>,
    answerTo: (written: Written<Result>) => OperationResponse,
    repeatable?: Repeatable,
  ): Promise<OperationResponse> {
    if (!repeatable) return answerTo(await this.write(request));
    return this.#writes.answer(request, { repeatable, answerTo });
  }

  async preview<Result>(request: WriteRequest<Result>): Promise<Result> {
    await this.refresh();
    const decision = await decideOn(request, this.#current, this.#store.history, this.pause);
    if (decision.kind === 'refused') throw RequestProblem.ofRefusal(decision.refusal);
    return decision.result;
  }

  refresh(): Freshness | Promise<Freshness> {
    const newest = this.#store.newestRevision();
    // Most reads go on without waiting.
    if (typeof newest === 'number' && newest <= this.#current.revision) return 'fresh';
    return this.#refreshTo(newest);
  }

  async #refreshTo(asked: number | Promise<number | 'unreachable'>): Promise<Freshness> {
    const newest = await asked;
    if (newest === 'unreachable') return 'stale';
    while (newest > this.#current.revision) {
      // Reads that wait together share one catch-up.
      this.#catchingUp ??= this.#catchUpTo(newest).finally(() => (this.#catchingUp = null));
      if ((await this.#catchingUp) === 'stale') return 'stale';
    }
    return 'fresh';
  }

  async #catchUpTo(newest: number): Promise<Freshness> {
    try {
      this.#publish(await catchUp(this.#current, newest, this.#store, this.pause));
      return 'fresh';
    } catch (error) {
      if (error instanceof StoreUnavailableError) return 'stale';
      throw error;
    }
  }

  #publish(steps: readonly Applied[]): void {
    for (const { catalogue, changedTags } of steps) {
      // A catch-up and a write may lead to the same revision.
      if (catalogue.revision <= this.#current.revision) continue;
      this.#current = catalogue;
      for (const listener of this.#listeners) listener(catalogue, changedTags);
    }
  }
}
