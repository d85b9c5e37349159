import { QueryTypes } from 'sequelize';
import type { Access } from './storage.ts';

/** So many share a transaction at most: who waits is not to wait for long. */
const MAX_WRITES = 50;

interface WaitingWrite {
  /** Does the work; gives what settles it once the transaction is over. */
  run: (access: Access) => Promise<() => void>;
  reject: (error: unknown) => void;
}

/**
 * Lets the writes that wait for the database share one transaction, so that they wait for the disk once rather than
 * one after the other. None is acknowledged before the commit. Each has a savepoint of its own: one that fails
 * undoes what it did itself and no more.
 */
export class WriteGroup {
  #waiting: WaitingWrite[] = [];
  #isCalled = false;

  /** `transact` runs one transaction after the other. */
  constructor(readonly transact: (work: (access: Access) => Promise<void>) => Promise<void>) {}

  run<T>(work: (access: Access) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (access: Access): Promise<() => void> => work(access).then((value) => () => resolve(value));
      this.#waiting.push({ run, reject });
      this.#call();
    });
  }

  #call(): void {
    if (this.#isCalled || this.#waiting.length === 0) return;
    this.#isCalled = true;
    let taken: WaitingWrite[] = [];
    const settle: (() => void)[] = [];
    this.transact(async (access) => {
      taken = this.#take();
      for (const write of taken) settle.push(await attempt(access, write, taken.length > 1));
    }).then(
      () => settle.forEach((done) => done()),
      (error: unknown) => {
        // When it failed before it began, everybody who waits has waited for it.
        const failed = taken.length > 0 ? taken : this.#take();
        for (const { reject } of failed) reject(error);
      },
    );
  }

  #take(): WaitingWrite[] {
    this.#isCalled = false;
    const taken = this.#waiting.splice(0, MAX_WRITES);
    this.#call();
    return taken;
  }
}

/** Runs a write within the group's transaction. Throws when the transaction cannot go on after it. */
async function attempt(
  access: Access,
  { run, reject }: WaitingWrite,
  isOneOfMany: boolean,
): Promise<() => void> {
  if (!isOneOfMany) return run(access);
  const { sequelize, transaction } = access;
  const tell = (statement: string) => sequelize.query(statement, { type: QueryTypes.RAW, transaction });
  await tell('SAVEPOINT "one_write"');
  try {
    const settle = await run(access);
    await tell('RELEASE SAVEPOINT "one_write"');
    return settle;
  } catch (error) {
    await tell('ROLLBACK TO SAVEPOINT "one_write"').catch(() => {
      throw error;
    });
    await tell('RELEASE SAVEPOINT "one_write"');
    return () => reject(error);
  }
}
