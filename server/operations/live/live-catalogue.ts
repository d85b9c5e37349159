import {
  applyChanges,
  indexCatalogue,
  recordChanges,
  catalogueOfPublicPart,
  type Catalogue,
  type PublicCatalogue,
  type WholeCatalogue,
} from '#server/catalogue/snapshot/catalogue.ts';
import type { Decision } from '#server/catalogue/decisions/decision.ts';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import { OUTDATED_PREVIEW } from '#server/catalogue/decisions/messages.ts';
import { runWithPauses } from '#server/concurrency/pausable-work.ts';
import { buildPublicPart } from '#server/catalogue/snapshot/public-part.ts';
import type { HistoryReader } from '#server/catalogue/ports/history-store.ts';
import { StoreUnavailableError, type Store } from '#server/catalogue/ports/store.ts';

export interface WriteCommand<Result> {
  /** Decides on the newest catalogue, inside the transaction. */
  decide: (catalogue: Catalogue, history: HistoryReader) => Decision<Result> | Promise<Decision<Result>>;
  /** A dry run stores nothing. Its result tells what the write would do. */
  isDryRun?: boolean;
  /** The revision that the dry run read. The write is refused if the catalogue has changed since. */
  basedOn?: number;
  /** The history shows this name of the imported sheet. */
  importedFrom?: string;
  /** Whether the history shows that the write brought earlier states back. */
  isRestored?: boolean;
  /** The write undoes this revision. */
  undoes?: number;
  /** Cancels the write before anything is stored. Its reason is thrown. */
  signal?: AbortSignal;
}

export interface WriteResult<Result> {
  result: Result;
  catalogue: Catalogue;
  isChanged: boolean;
}

/**
 * Holds the newest catalogue, and is the only way to the next one.
 *
 * Invariants. `wholeCatalogue` never shows half of a write, and shows a write of this process before it is
 * acknowledged. Writes are decided one after the other, each on the newest catalogue. When a write fails, the
 * catalogue stays as it was. `publicCatalogue` is the part that is public at the time of the last `refresh`,
 * so it never shows a draft.
 */
export interface LiveCatalogue {
  wholeCatalogue(): WholeCatalogue;
  publicCatalogue(): PublicCatalogue;
  /** Loads the writes of other processes, and shows and hides items by their times. Call it before a read. */
  refresh(): Promise<void> | undefined;
  /** Returns true if the store did not answer the last `refresh`, so another process may have written since. */
  isStale(): boolean;
  /**
   * Throws the Refusal of a command that cannot be done, and a StoreUnavailableError when the store cannot
   * write now.
   */
  write<Result>(command: WriteCommand<Result>): Promise<WriteResult<Result>>;
}

export async function createLiveCatalogue(store: Store, now: () => Date): Promise<LiveCatalogue> {
  let current = await runWithPauses(indexCatalogue(await store.load(), now().getTime()));
  let publicCatalogue: PublicCatalogue = { ...catalogueOfPublicPart(current), edition: 1 };
  let isStale = false;
  let refreshing: Promise<void> | undefined;

  function refresh(): Promise<void> | undefined {
    const newest = store.newestRevision();
    const isBehind = newest === 'unreachable' || newest > current.revision;
    // Reads that wait share one refresh.
    if (isBehind || isPublicPartOver())
      return (refreshing ??= refreshNow().finally(() => (refreshing = undefined)));
    // Most reads do not wait.
    isStale = false;
    return undefined;
  }

  async function refreshNow(): Promise<void> {
    isStale = !(await followWrites());
    while (isPublicPartOver()) {
      const before = current;
      const next = await runWithPauses(buildPublicPart(before, now().getTime(), before.publicPart.snapshot));
      // A write that was published meanwhile has updated the public part too.
      if (current === before) setCurrent({ ...before, publicPart: next });
    }
  }

  function isPublicPartOver(): boolean {
    return now().getTime() >= current.publicPart.until;
  }

  /** Returns false if the store does not answer. */
  async function followWrites(): Promise<boolean> {
    try {
      for (;;) {
        const newest = store.newestRevision();
        if (newest === 'unreachable') return false;
        if (newest <= current.revision) return true;
        publish(await catchUp(current, newest, store));
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) return false;
      throw error;
    }
  }

  function publish(catalogue: WholeCatalogue): void {
    // A catch-up and a write may lead to the same revision.
    if (catalogue.revision > current.revision) setCurrent(catalogue);
  }

  function setCurrent(catalogue: WholeCatalogue): void {
    current = catalogue;
    publicCatalogue = { ...catalogueOfPublicPart(catalogue), edition: publicCatalogue.edition + 1 };
  }

  /** A write that is refused or fails is neither stored nor published. */
  async function write<Result>(command: WriteCommand<Result>): Promise<WriteResult<Result>> {
    const { isDryRun, isRestored, importedFrom, undoes, signal } = command;
    if (isDryRun) {
      await refresh();
      const { result } = await decideOn(command, current, store.history);
      return { result, catalogue: current, isChanged: false };
    }
    const written = await store.transact(async (transaction) => {
      // On PostgreSQL, other processes may have committed changes since.
      publish(await catchUp(current, transaction.revision, transaction));
      const before = current;
      const { changes, result } = await decideOn(command, before, transaction.history);
      if (changes.length === 0) return { result, catalogue: before, isChanged: false };
      const writtenAt = now().toISOString();
      const recorded = recordChanges(before, changes, { at: writtenAt, isRestored });
      const revision = transaction.revision + 1;
      const catalogue = await runWithPauses(
        applyChanges(before, recorded, { revision, at: writtenAt }),
        signal,
      );
      signal?.throwIfAborted();
      await transaction.add({ changes: recorded, undoes, importedFrom });
      return { result, catalogue, isChanged: true };
    });
    publish(written.catalogue);
    return written;
  }

  return {
    refresh,
    isStale: () => isStale,
    write,
    wholeCatalogue: () => current,
    publicCatalogue: () => publicCatalogue,
  };
}

async function decideOn<Result>(
  { decide, basedOn }: WriteCommand<Result>,
  catalogue: Catalogue,
  history: HistoryReader,
): Promise<Decision<Result>> {
  if (basedOn !== undefined && basedOn !== catalogue.revision)
    throw new Refusal('outdated', OUTDATED_PREVIEW);
  return decide(catalogue, history);
}

/** Beyond this number of changes, loading the whole catalogue costs less. */
const MAX_CHANGES = 10_000;

/** Loads the whole catalogue when the changes of other processes do not lead to `newest`. */
async function catchUp(
  catalogue: WholeCatalogue,
  newest: number,
  source: Pick<Store, 'changesSince' | 'load'>,
): Promise<WholeCatalogue> {
  if (catalogue.revision >= newest) return catalogue;
  const changes = (await source.changesSince(catalogue.revision, MAX_CHANGES + 1)) ?? [];
  const last = changes.at(-1);
  if (changes.length <= MAX_CHANGES && last && last.revision >= newest)
    return runWithPauses(applyChanges(catalogue, changes, last));
  return runWithPauses(indexCatalogue(await source.load(), catalogue.publicPart.time));
}

/** Writes, or tells in a dry run what the write would do. A result that was written has its revision. */
export async function writeOrPreview<Result extends { revision?: number | null }>(
  live: LiveCatalogue,
  { dryRun, basedOn }: { dryRun: boolean; basedOn?: number },
  command: WriteCommand<Result>,
): Promise<Result> {
  const { result, isChanged, catalogue } = await live.write({ ...command, isDryRun: dryRun, basedOn });
  return isChanged ? { ...result, revision: catalogue.revision } : result;
}
