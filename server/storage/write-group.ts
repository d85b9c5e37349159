import { isDatabaseAway } from './database-away.ts';

/** So many share a transaction at most: who waits is not to wait for long. */
const MAX_WRITES = 50;

interface WaitingWrite<Context> {
  /** Does the work; gives what settles it once the transaction is over. */
  run: (context: Context) => Promise<() => void>;
  reject: (error: unknown) => void;
}

/**
 * Lets the writes that wait for the database share one transaction, so that they wait for the disk once rather than
 * one after the other. None is acknowledged before the commit. When one of them fails, all of it is undone and each
 * is done again by itself, so that the one that fails takes nobody with it: a write may be run twice.
 */
export class WriteGroup<Context> {
  #waiting: WaitingWrite<Context>[] = [];
  #isCalled = false;

  /** `transact` runs one transaction after the other. */
  constructor(readonly transact: (work: (context: Context) => Promise<void>) => Promise<void>) {}

  run<T>(work: (context: Context) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (context: Context): Promise<() => void> =>
        work(context).then((value) => () => resolve(value));
      this.#waiting.push({ run, reject });
      this.#call();
    });
  }

  #call(): void {
    if (this.#isCalled || this.#waiting.length === 0) return;
    this.#isCalled = true;
    let taken: WaitingWrite<Context>[] = [];
    this.#settle(
      // Who comes before the transaction begins is of the party.
      () => (taken = this.#take()),
      (error) => {
        // When it failed before it began, everybody who waits has waited for it.
        const failed = taken.length > 0 ? taken : this.#take();
        const isWorthAnother = failed.length > 1 && !isDatabaseAway(error);
        for (const write of failed) {
          if (isWorthAnother) this.#settle(() => [write], write.reject);
          else write.reject(error);
        }
      },
    );
  }

  /** Runs writes in a transaction and settles them after it. */
  #settle(writes: () => readonly WaitingWrite<Context>[], failed: (error: unknown) => void): void {
    const settle: (() => void)[] = [];
    this.transact(async (context) => {
      for (const { run } of writes()) settle.push(await run(context));
    }).then(() => settle.forEach((done) => done()), failed);
  }

  #take(): WaitingWrite<Context>[] {
    this.#isCalled = false;
    const taken = this.#waiting.splice(0, MAX_WRITES);
    this.#call();
    return taken;
  }
}
