const MOST_RESULTS = 10_000;

/** Gives the function a memory of its results, since recipes repeat lines. A full memory begins anew. */
export function memoized<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MOST_RESULTS) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
