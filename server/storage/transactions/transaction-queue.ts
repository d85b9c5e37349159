/** Runs one piece of work after the other, in the order in which they came. */
export class TransactionQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as `work` does; a failure does not hold up the next one. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
