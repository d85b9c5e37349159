/** The work pauses at each `yield`, so that reads are answered meanwhile. */
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

/** Returns a function that runs one work after the other, in the order of its calls. */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
