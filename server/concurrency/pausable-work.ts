/** Work that pauses at each `yield`, so that reads can be answered. */
export type PausableWork<T> = Generator<void, T>;

export function runToEnd<T>(work: PausableWork<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs `work` for each value. Pauses after every `size` of them. */
export function* forEachWithPauses<Value>(
  values: Iterable<Value>,
  size: number,
  work: (value: Value) => void,
): PausableWork<void> {
  let count = 0;
  for (const value of values) {
    work(value);
    count += 1;
    if (count % size === 0) yield;
  }
}

/** Browsers have no setImmediate. */
const soon: (go: () => void) => unknown = typeof setImmediate === 'function' ? setImmediate : setTimeout;

/** @param signal Cancels the work at the next pause. Its reason is thrown. */
export async function runWithPauses<T>(work: PausableWork<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = work.next();
    if (done) return value;
    await new Promise<void>((resolve) => void soon(resolve));
  }
}
