import {
  catalogueSteps,
  shownPart,
  type Applied,
  type Catalogue,
  type PublicCatalogue,
} from '#server/catalogue/catalogue.ts';
import { shownSteps } from '#server/catalogue/snapshot/shown-snapshot.ts';
import { StoreUnavailableError, type Store } from '#server/catalogue/store/store.ts';
import { catchUp } from './catch-up.ts';
import type { OperationResponse, Repeatable } from '../operation.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import { WriteLoop } from './write-loop.ts';
import { decideOn, type WriteRequest, type Written } from './write-request.ts';

/** `fresh`: as new as every write that any process has acknowledged. */
export type Freshness = 'fresh' | 'stale';

type ChangeListener = (catalogue: PublicCatalogue, changedTags: ReadonlySet<string> | null) => void;

/**
 * The newest snapshot, and the only way to change it.
 *
 * Invariants. `current` never shows half of a write, and shows a write before it is acknowledged. Writes are decided one after the
 * other, each on the snapshot that the one before it made; those that wait together share a transaction. When a transaction fails,
 * the snapshot stays, and each of its writes is tried once more by itself, unless the store is unavailable. `public` is what of `current`
 * is public at the time of the last `refresh`, so drafts have no way into what it gives.
 */
export interface LiveCatalogue {
  /** For the administrator, and for writes. */
  current(): Catalogue;
  /** For visitors. */
  public(): PublicCatalogue;
  /** Catches up with the writes of other processes, and with the time. Call it before a read. */
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
  /** Called with all that visitors come to see, before its write is acknowledged. */
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
    await runStepsWithPauses(catalogueSteps(await store.load(), options.now().getTime()), options.pause),
  );
}

class SnapshotFollower implements LiveCatalogue {
  readonly #store: Store;
  readonly pause: Pause;
  readonly #listeners: ChangeListener[] = [];
  readonly #writes: WriteLoop;
  readonly #now: () => Date;
  #current: Catalogue;
  #public: PublicCatalogue;
  #catchingUp: Promise<Freshness> | null = null;
  #movingOn: Promise<void> | null = null;

  constructor(store: Store, { pause, now }: LiveOptions, current: Catalogue) {
    this.#store = store;
    this.pause = pause;
    this.#now = now;
    this.#current = current;
    this.#public = publicOf(current, 1);
    const publish = (steps: readonly Applied[]): void => this.#publish(steps);
    this.#writes = new WriteLoop({ store, pause, now, publish, current: () => this.#current });
  }

  current(): Catalogue {
    return this.#current;
  }

  public(): PublicCatalogue {
    return this.#public;
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
    if (typeof newest === 'number' && newest <= this.#current.revision && !this.#isOver()) return 'fresh';
    return this.#refreshTo(newest);
  }

  async #refreshTo(asked: number | Promise<number | 'unreachable'>): Promise<Freshness> {
    const newest = await asked;
    const freshness = await this.#followWrites(newest);
    while (this.#isOver()) {
      this.#movingOn ??= this.#moveOn().finally(() => (this.#movingOn = null));
      await this.#movingOn;
    }
    return freshness;
  }

  /** Whether something has appeared or ended since. */
  #isOver(): boolean {
    return this.#now().getTime() >= this.#current.shown.until;
  }

  async #moveOn(): Promise<void> {
    const before = this.#current;
    const shown = await runStepsWithPauses(shownSteps(before, this.#now().getTime(), before), this.pause);
    // A write that came in the meantime has moved on too.
    if (this.#current === before) this.#show({ ...before, shown }, null);
  }

  async #followWrites(newest: number | 'unreachable'): Promise<Freshness> {
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
      this.#show(catalogue, changedTags);
    }
  }

  #show(catalogue: Catalogue, changedTags: ReadonlySet<string> | null): void {
    this.#current = catalogue;
    this.#public = publicOf(catalogue, this.#public.edition + 1);
    for (const listener of this.#listeners) listener(this.#public, changedTags);
  }
}

function publicOf(catalogue: Catalogue, edition: number): PublicCatalogue {
  return { ...shownPart(catalogue), edition };
}
