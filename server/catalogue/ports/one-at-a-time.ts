/**
 * Returns a function that runs one piece of work after the other, in the order of its calls. Both stores use it:
 * a store has one writer at a time.
 */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
