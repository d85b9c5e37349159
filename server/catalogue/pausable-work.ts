/** Work that pauses at each `yield`, so that reads are answered meanwhile. */
export type Steps<Result> = Generator<void, Result>;

export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export type Pause = () => Promise<void>;

export async function runStepsWithPauses<Result>(steps: Steps<Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** 500 rows are some 10 ms of work, and no more values than a database takes in a statement. */
export function* inBatches<One>(all: readonly One[], size = 500): Generator<One[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
