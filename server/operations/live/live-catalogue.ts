import type { Outcome } from '#openapi/generated/model.ts';
import {
  catalogueSteps,
  shownPart,
  type Catalogue,
  type PublicCatalogue,
  catchUp,
} from '#server/catalogue/catalogue.ts';
import { shownSteps } from '#server/catalogue/snapshot/public-snapshot.ts';
import { StoreUnavailableError, type Store } from '#server/catalogue/store/store.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import type { OperationRequest, OperationResponse } from '../operation.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import { decideOn, writeCatalogue, type WriteRequest, type Written } from './write-catalogue.ts';

/** `stale`: the store does not answer, and another process may have written since. */
export type Freshness = 'fresh' | 'stale';

type ChangeListener = (catalogue: PublicCatalogue) => void;

/**
 * The newest snapshot, and the only way to change it.
 *
 * Invariants. `current` never shows half of a write, and shows a write of this process before it is acknowledged. Writes are decided one
 * after the other, each on the newest snapshot. When a write fails, the snapshot stays. `public` is what of `current`
 * is public at the time of the last `refresh`, so drafts have no way into what it gives.
 */
export interface LiveCatalogue {
  current(): Catalogue;
  public(): PublicCatalogue;
  /** Catches up with the writes of other processes, and with the time. Call it before a read. */
  refresh(): Freshness | Promise<Freshness>;
  readonly pause: Pause;
  /** Throws a RequestProblem for a refusal, and a StoreUnavailableError when the store cannot write now. */
  write<Result>(request: WriteRequest<Result>): Promise<Written<Result>>;
  /** Decides on the newest snapshot, without a transaction (a dry run). */
  preview<Result>(request: WriteRequest<Result>): Promise<Result>;
  /** Called with all that visitors come to see, before its write is acknowledged. */
  onChange(listener: ChangeListener): void;
}

export async function createLiveCatalogue(
  store: Store,
  { pause, now }: { pause: Pause; now: () => Date },
): Promise<LiveCatalogue> {
  const listeners: ChangeListener[] = [];
  let current = await runStepsWithPauses(catalogueSteps(await store.load(), now().getTime()), pause);
  let shown: PublicCatalogue = { ...shownPart(current), edition: 1 };
  let catchingUp: Promise<Freshness> | null = null;
  let movingOn: Promise<void> | null = null;

  function refresh(): Freshness | Promise<Freshness> {
    const newest = store.newestRevision();
    // Most reads go on without waiting.
    if (typeof newest === 'number' && newest <= current.revision && !isOver()) return 'fresh';
    return refreshTo(newest);
  }

  async function refreshTo(newest: number | 'unreachable'): Promise<Freshness> {
    const freshness = await followWrites(newest);
    while (isOver()) {
      movingOn ??= moveOn().finally(() => (movingOn = null));
      await movingOn;
    }
    return freshness;
  }

  function isOver(): boolean {
    return now().getTime() >= current.shown.until;
  }

  async function moveOn(): Promise<void> {
    const before = current;
    const next = await runStepsWithPauses(shownSteps(before, now().getTime(), before), pause);
    // A write that came in the meantime has moved on too.
    if (current === before) show({ ...before, shown: next });
  }

  async function followWrites(newest: number | 'unreachable'): Promise<Freshness> {
    if (newest === 'unreachable') return 'stale';
    while (newest > current.revision) {
      // Reads that wait together share one catch-up.
      catchingUp ??= catchUpTo(newest).finally(() => (catchingUp = null));
      if ((await catchingUp) === 'stale') return 'stale';
    }
    return 'fresh';
  }

  async function catchUpTo(newest: number): Promise<Freshness> {
    try {
      publish(await catchUp(current, newest, store, pause));
      return 'fresh';
    } catch (error) {
      if (error instanceof StoreUnavailableError) return 'stale';
      throw error;
    }
  }

  function publish(catalogue: Catalogue): void {
    // A catch-up and a write may lead to the same revision.
    if (catalogue.revision > current.revision) show(catalogue);
  }

  function show(catalogue: Catalogue): void {
    current = catalogue;
    shown = { ...shownPart(catalogue), edition: shown.edition + 1 };
    for (const listener of listeners) listener(shown);
  }

  return {
    pause,
    refresh,
    current: () => current,
    public: () => shown,
    onChange: (listener) => void listeners.push(listener),
    write: (request) => writeCatalogue({ store, pause, now, publish, current: () => current }, request),
    async preview(request) {
      await refresh();
      const decision = await decideOn(request, current, store.history, pause);
      if (decision.kind === 'refused') throw RequestProblem.ofRefusal(decision.refusal);
      return decision.result;
    },
  };
}

/** A dry run tells what the write would do. The write tells what it did, and its revision; it may be based on such a dry run. */
export async function previewOrWrite(
  live: LiveCatalogue,
  query: OperationRequest['query'],
  asked: WriteRequest<Outcome>,
): Promise<OperationResponse> {
  const request = { ...asked, basedOn: query['basedOn'] as number | undefined };
  if (query['dryRun'] === true) return { status: 200, body: await live.preview(request) };
  const { result, catalogue } = await live.write(request);
  return { status: 200, body: { ...result, revision: catalogue.revision } };
}
