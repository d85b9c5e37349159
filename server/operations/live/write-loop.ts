import { applySteps, type Applied, type Catalogue, catchUp } from '#server/catalogue/catalogue.ts';
import { separatePlaces } from '#server/catalogue/commands/featured-places.ts';
import { StoreUnavailableError, type Store, type StoreTransaction } from '#server/catalogue/store/store.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import { recordChanges, decideOn, type WriteRequest, type Written } from './write-request.ts';

interface WriteLoopOptions {
  store: Store;
  pause: Pause;
  now: () => Date;
  current: () => Catalogue;
  publish: (steps: readonly Applied[]) => void;
}

/** More writes would delay the first of them. */
const MAX_WRITES_OF_TRANSACTION = 50;

interface WaitingWrite {
  request: WriteRequest<unknown>;
  resolve: (written: Written<unknown>) => void;
  reject: (reason: unknown) => void;
}

/** Writes that wait together share a transaction. A write is acknowledged after the commit, and after its snapshot is published. */
export class WriteLoop {
  readonly #options: WriteLoopOptions;
  #waiting: WaitingWrite[] = [];
  #isRunning = false;

  constructor(options: WriteLoopOptions) {
    this.#options = options;
  }

  write<Result>(request: WriteRequest<Result>): Promise<Written<Result>> {
    return new Promise<Written<unknown>>((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      if (!this.#isRunning) void this.#run();
    }) as Promise<Written<Result>>;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Writes of the same moment share the first transaction.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#takeGroup();
      const failure = await this.#writeGroup(group);
      if (!failure) continue;
      // A write that cannot be stored (a huge import on a nearly full disk) must not take the others with it.
      const isWorthTrying = group.length > 1 && !(failure.reason instanceof StoreUnavailableError);
      for (const write of group) {
        const again = isWorthTrying ? await this.#writeGroup([write]) : failure;
        if (again) write.reject(again.reason);
      }
    }
    this.#isRunning = false;
  }

  /** An import has its own transaction, since shorter writes would wait for it. */
  #takeGroup(): WaitingWrite[] {
    const firstImport = this.#waiting.findIndex(({ request }) => request.importedFrom !== undefined);
    const length = firstImport < 0 ? this.#waiting.length : Math.max(firstImport, 1);
    return this.#waiting.splice(0, Math.min(length, MAX_WRITES_OF_TRANSACTION));
  }

  /** Gives the reason when no write of the group is settled. */
  async #writeGroup(group: readonly WaitingWrite[]): Promise<{ reason: unknown } | null> {
    const { store, current, pause, publish } = this.#options;
    const acknowledge: (() => void)[] = [];
    try {
      await store.transact(async (transaction) => {
        const caughtUp = await catchUp(current(), transaction.revision, transaction, pause);
        acknowledge.push(() => publish(caughtUp));
        let catalogue = caughtUp.at(-1)?.catalogue ?? current();
        for (const write of group) {
          const { next, done } = await this.#carryOut(write, catalogue, transaction);
          catalogue = next;
          acknowledge.push(done);
        }
      });
    } catch (reason) {
      return { reason };
    }
    for (const done of acknowledge) done();
    return null;
  }

  async #carryOut(
    write: WaitingWrite,
    catalogue: Catalogue,
    transaction: StoreTransaction,
  ): Promise<{ next: Catalogue; done: () => void }> {
    const { request, resolve, reject } = write;
    const { pause, publish } = this.#options;
    const decided = await decideOn(request, catalogue, transaction.history, pause).catch(
      (reason: unknown) => ({
        kind: 'failed' as const,
        reason,
      }),
    );
    if (decided.kind === 'failed') return { next: catalogue, done: () => reject(decided.reason) };
    if (decided.kind === 'refused') {
      const problem = RequestProblem.ofRefusal(decided.refusal);
      return { next: catalogue, done: () => reject(problem) };
    }
    const { result, takesBack = [], givesBack = [] } = decided;
    const changes = separatePlaces(catalogue, decided.changes);
    if (changes.length + takesBack.length + givesBack.length === 0)
      return { next: catalogue, done: () => resolve({ result, catalogue, recorded: [] }) };
    const { purpose = 'edit', pictures, importedFrom } = request;
    const at = this.#options.now().toISOString();
    const revision = transaction.revision + 1;
    const applied = await runStepsWithPauses(applySteps(catalogue, changes, { revision, at }), pause);
    const ownIds = changes.map((_, index) => `${revision}-${index + 1}`);
    const recorded = recordChanges(changes, { before: catalogue, after: applied.catalogue, at, purpose });
    await transaction.add({
      changes: recorded,
      takesBack: purpose === 'undo' ? [...takesBack, ...ownIds] : takesBack,
      givesBack,
      ...(importedFrom !== undefined && { importedFrom }),
      ...(pictures && { pictures }),
    });
    return {
      next: applied.catalogue,
      done: () => {
        publish([applied]);
        resolve({ result, catalogue: applied.catalogue, recorded });
      },
    };
  }
}
