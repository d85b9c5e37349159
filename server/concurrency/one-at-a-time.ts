/** Makes a queue of work. The next begins when the last has ended or failed. */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // Dropping the result lets its memory go before the next work.
    const forget = (): undefined => undefined;
    last = result.then(forget, forget);
    return result;
  };
}
