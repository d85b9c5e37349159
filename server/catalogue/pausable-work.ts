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

const RUN_LENGTH = 1000;

/** Merges sorted runs of a thousand, since sorting 50,000 names at once takes 100 ms. */
export function* sortInSteps<Value>(
  values: readonly Value[],
  isBefore: (one: Value, other: Value) => boolean,
): Steps<readonly Value[]> {
  let runs: Value[][] = [];
  for (const run of inBatches(values, RUN_LENGTH)) {
    if (runs.length > 0) yield;
    runs.push(run.sort((one, other) => (isBefore(one, other) ? -1 : 1)));
  }
  while (runs.length > 1) {
    const longer: Value[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], isBefore));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merge<Value>(
  ones: readonly Value[],
  others: readonly Value[],
  isBefore: (one: Value, other: Value) => boolean,
): Steps<Value[]> {
  const merged: Value[] = [];
  let next = 0;
  for (const one of ones) {
    for (let other = others[next]; other !== undefined && isBefore(other, one); other = others[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(one);
    if (merged.length % (RUN_LENGTH * 4) === 0) yield;
  }
  return merged.concat(others.slice(next));
}
