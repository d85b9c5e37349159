/** Which column each field takes: the place of the column, or -1. */
export interface Assignment {
  columnOf: number[];
  total: number;
}

/**
 * The assignment of columns to fields that is best as a whole: each field takes one column at most, each column fills one field at
 * most, and the sum of the scores is the highest. A score of 0 or less is as good as none.
 *
 * One field after the other is added to what is best for those before it: it may take the column of another, which then looks for one too.
 * @param scores a row of scores for each field, with one for each column
 */
export function bestAssignment(scores: readonly (readonly number[])[]): Assignment {
  const columnOf = scores.map(() => -1);
  const scoreOf = (field: number, column: number): number => Math.max(0, scores[field]?.[column] ?? 0);
  for (const added of scores.keys()) {
    // What is gained up to the field that is without a column then, and the field that has taken it.
    const gains = new Map([[added, 0]]);
    const takers = new Map<number, number>();
    const waiting = [added];
    for (const field of waiting)
      for (const [owner, column] of columnOf.entries()) {
        const gain = (gains.get(field) ?? 0) + scoreOf(field, column) - scoreOf(owner, column);
        if (scoreOf(field, column) === 0 || gain <= (gains.get(owner) ?? -Infinity) + 1e-9) continue;
        gains.set(owner, gain);
        takers.set(owner, field);
        waiting.push(owner);
      }
    const taken = new Set(columnOf);
    const free = [...(scores[0]?.keys() ?? [])].filter((column) => !taken.has(column));
    const ends = [...gains].map(([field, gain]) => {
      const better = (one: number, other: number): number =>
        scoreOf(field, other) > scoreOf(field, one) ? other : one;
      const column = free.reduce(better, -1);
      return { field, column, gain: gain + scoreOf(field, column) };
    });
    const best = ends.reduce((one, other) => (other.gain > one.gain ? other : one));
    for (let { field, column }: { field: number | undefined; column: number } = best; field !== undefined;) {
      const left: number = columnOf[field] ?? -1;
      columnOf[field] = column;
      [field, column] = [takers.get(field), left];
    }
  }
  return { columnOf, total: columnOf.reduce((sum, column, field) => sum + scoreOf(field, column), 0) };
}
