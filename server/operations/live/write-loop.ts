import { applySteps, type Applied, type Catalogue, catchUp } from '#server/catalogue/catalogue.ts';
import { separatePlaces } from '#server/catalogue/commands/featured-places.ts';
import type { Decision } from '#server/catalogue/decision.ts';
import { StoreUnavailableError, type Store, type StoreTransaction } from '#server/catalogue/store/store.ts';
import type { OperationResponse } from '../operation.ts';
import { runStepsWithPauses, type Pause } from '#server/catalogue/pausable-work.ts';
import { RequestProblem } from '../pipeline/request-problem.ts';
import {
  recordChanges,
  decideOn,
  sessionOfChange,
  type AnsweredOnce,
  type WriteRequest,
  type Written,
} from './write-request.ts';
import { findEarlierAnswer, saveEarlierAnswer } from '../idempotency-keys.ts';

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
  once?: AnsweredOnce<unknown>;
  resolve: (settled: Written<unknown> | OperationResponse) => void;
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
    return this.#enqueue(request) as Promise<Written<Result>>;
  }

  answer<Result>(request: WriteRequest<Result>, once: AnsweredOnce<Result>): Promise<OperationResponse> {
    return this.#enqueue(request, once as AnsweredOnce<unknown>) as Promise<OperationResponse>;
  }

  #enqueue(request: WriteRequest<unknown>, once?: AnsweredOnce<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, ...(once && { once }), resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
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
    const firstImport = this.#waiting.findIndex(({ request }) => request.purpose === 'import');
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
    const { request, once, resolve, reject } = write;
    const { pause, publish } = this.#options;
    const decided = await this.#decide(write, catalogue, transaction).catch((reason: unknown) => ({
      kind: 'failed' as const,
      reason,
    }));
    if (decided.kind === 'answered') return { next: catalogue, done: () => resolve(decided.answer) };
    if (decided.kind === 'failed') return { next: catalogue, done: () => reject(decided.reason) };
    if (decided.kind === 'refused') {
      const problem = RequestProblem.ofRefusal(decided.refusal);
      return { next: catalogue, done: () => reject(problem) };
    }
    const { result, takesBack = [], givesBack = [] } = decided;
    const changes = separatePlaces(catalogue, decided.changes);
    if (changes.length + takesBack.length + givesBack.length === 0) {
      const settled = await this.#settle({ result, catalogue, recorded: [] }, once, transaction);
      return { next: catalogue, done: () => resolve(settled) };
    }
    const { purpose = 'edit', session = null, pictures, onStored } = request;
    const at = this.#options.now().toISOString();
    const revision = transaction.revision + 1;
    const applied = await runStepsWithPauses(applySteps(catalogue, changes, { revision, at }), pause);
    const ownIds = changes.map((_, index) => `${revision}-${index + 1}`);
    const recorded = recordChanges(changes, { before: catalogue, after: applied.catalogue, at, purpose });
    await transaction.add({
      changes: recorded,
      takesBack: purpose === 'undo' ? [...takesBack, ...ownIds] : takesBack,
      givesBack,
      session: sessionOfChange(session),
      ...(purpose === 'import' && { importId: String(revision) }),
      ...(pictures && { pictures }),
      ...(onStored && { onStored }),
      ...(request.endsImport && { endsImport: request.endsImport(result, revision) }),
    });
    const settled = await this.#settle({ result, catalogue: applied.catalogue, recorded }, once, transaction);
    if (request.signal?.aborted)
      throw new RequestProblem(400, 'The client cancelled the request.', { code: 'request-cancelled' });
    return {
      next: applied.catalogue,
      done: () => {
        publish([applied]);
        resolve(settled);
      },
    };
  }

  async #decide(
    { request, once }: WaitingWrite,
    catalogue: Catalogue,
    transaction: StoreTransaction,
  ): Promise<Decision | { kind: 'answered'; answer: OperationResponse }> {
    const { store, pause } = this.#options;
    const answer = once && (await findEarlierAnswer(transaction, once.repeatable, store.clock.now()));
    if (answer) return { kind: 'answered', answer };
    return decideOn(request, catalogue, transaction.history, pause);
  }

  async #settle(
    written: Written<unknown>,
    once: AnsweredOnce<unknown> | undefined,
    transaction: StoreTransaction,
  ): Promise<Written<unknown> | OperationResponse> {
    if (!once) return written;
    const answer = once.answerTo(written);
    await saveEarlierAnswer(transaction, once.repeatable, answer, this.#options.store.clock.now());
    return answer;
  }
}
