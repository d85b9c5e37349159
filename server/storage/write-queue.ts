/**
 * Runs one piece of work after the other, in the order they came. SQLite takes one writer at a time: without
 * the queue, 29 of 30 writers that start together fail with SQLITE_BUSY.
 */
export class WriteQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as `work` does; a failure does not hold up those that wait. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
