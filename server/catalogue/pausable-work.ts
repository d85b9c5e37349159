/** Work that pauses at each `yield`, so that reads are answered meanwhile. */
export type PausableWork<Result> = Generator<void, Result>;

export function runToEnd<Result>(work: PausableWork<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Browsers have no setImmediate. */
const soon: (go: () => void) => unknown = typeof setImmediate === 'function' ? setImmediate : setTimeout;

/** @param signal Ends the work at the next pause. Its reason is thrown. */
export async function runWithPauses<Result>(
  work: PausableWork<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = work.next();
    if (done) return value;
    await new Promise<void>((resolve) => void soon(resolve));
  }
}
