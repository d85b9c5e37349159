/** Returns a function that runs one piece of work at a time, in the order of its calls, as stores write. */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A result is not held until the next one.
    const forget = (): undefined => undefined;
    last = result.then(forget, forget);
    return result;
  };
}
