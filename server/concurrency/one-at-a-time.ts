/** Returns a function that runs work in a queue: each begins when the one before has ended or failed. */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // The result is dropped, so that its memory is free before the next work.
    const forget = (): undefined => undefined;
    last = result.then(forget, forget);
    return result;
  };
}
