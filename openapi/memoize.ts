const MAX_RESULTS = 10_000;

/** Recipes repeat lines, so results are kept by text. At `MAX_RESULTS` they are all forgotten. */
export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const kept = results.get(text);
    if (kept !== undefined) return kept;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}
