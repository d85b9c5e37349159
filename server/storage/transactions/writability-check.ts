import type { TransactionRunner } from './transaction-runner.ts';

/** The address is public and a check costs a write to the disk, so one check serves all requests within this time. */
const CHECK_LASTS_MS = 1000;

/** Finds out by a write whether the database can be written to. */
export class WritabilityCheck {
  readonly #writer: TransactionRunner;
  #checkedAt = -Infinity;
  #last: Promise<boolean> = Promise.resolve(true);

  constructor(writer: TransactionRunner) {
    this.#writer = writer;
  }

  canWrite(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#checkedAt < CHECK_LASTS_MS) return this.#last;
    this.#checkedAt = now;
    const at = new Date().toISOString();
    this.#last = this.#writer
      .beside(({ models, transaction }) =>
        models.writeCheck.update({ at }, { where: { id: 1 }, transaction }),
      )
      .then(
        () => true,
        () => false,
      );
    return this.#last;
  }
}
