/** Which column each field takes: the place of the column, or -1. */
export interface Assignment {
  columnOf: number[];
  total: number;
}

/**
 * The assignment of columns to fields that is best as a whole: each field takes one column at most, each column fills one field at
 * most, and the sum of the scores is the highest (the Hungarian method). A score of 0 or less is as good as none.
 * @param scores a row of scores for each field, with one for each column
 */
export function bestAssignment(scores: readonly (readonly number[])[]): Assignment {
  const fields = scores.length;
  const columns = (scores[0]?.length ?? 0) + fields;
  const costOf = (field: number, column: number): number => -Math.max(0, scores[field]?.[column] ?? 0);
  const byField = new Array<number>(fields + 1).fill(0);
  const byColumn = new Array<number>(columns + 1).fill(0);
  const fieldOf = new Array<number>(columns + 1).fill(0);
  for (let field = 1; field <= fields; field++) {
    const least = new Array<number>(columns + 1).fill(Infinity);
    const cameFrom = new Array<number>(columns + 1).fill(0);
    const isUsed = new Array<boolean>(columns + 1).fill(false);
    fieldOf[0] = field;
    let column = 0;
    do {
      isUsed[column] = true;
      const from = fieldOf[column] ?? 0;
      let next = 0;
      let step = Infinity;
      for (let other = 1; other <= columns; other++) {
        if (isUsed[other]) continue;
        const cost = costOf(from - 1, other - 1) - (byField[from] ?? 0) - (byColumn[other] ?? 0);
        if (cost < (least[other] ?? Infinity)) [least[other], cameFrom[other]] = [cost, column];
        if ((least[other] ?? Infinity) < step) [step, next] = [least[other] ?? Infinity, other];
      }
      for (let other = 0; other <= columns; other++) {
        if (isUsed[other]) {
          const owner = fieldOf[other] ?? 0;
          byField[owner] = (byField[owner] ?? 0) + step;
          byColumn[other] = (byColumn[other] ?? 0) - step;
        } else least[other] = (least[other] ?? Infinity) - step;
      }
      column = next;
    } while (fieldOf[column] !== 0);
    for (; column !== 0; column = cameFrom[column] ?? 0)
      fieldOf[column] = fieldOf[cameFrom[column] ?? 0] ?? 0;
  }
  const columnOf = new Array<number>(fields).fill(-1);
  let total = 0;
  for (let column = 1; column <= columns; column++) {
    const field = (fieldOf[column] ?? 0) - 1;
    const score = scores[field]?.[column - 1] ?? 0;
    if (field < 0 || score <= 0) continue;
    columnOf[field] = column - 1;
    total += score;
  }
  return { columnOf, total };
}
