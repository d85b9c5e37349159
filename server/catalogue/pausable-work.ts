/** Work that pauses at each `yield`, so that reads are answered meanwhile. */
export type Steps<Result> = Generator<void, Result>;

export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
