export interface Run {
  kind: 'same' | 'removed' | 'added';
  items: string[];
}

/** A longer difference is replaced as a whole: nobody could read it. */
const MAX_COMPARISONS = 400_000;

/** The shortest edit. All but `added` gives `before`, all but `removed` gives `after`; neighbours differ in kind. */
export function sequenceDiff(before: readonly string[], after: readonly string[]): Run[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;

  const runs: Run[] = [];
  const add = (kind: Run['kind'], items: readonly string[]) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.items.push(...items);
    else if (items.length > 0) runs.push({ kind, items: [...items] });
  };
  add('same', before.slice(0, head));
  middleDiff(before.slice(head, before.length - tail), after.slice(head, after.length - tail), add);
  add('same', before.slice(before.length - tail));
  return runs;
}

function middleDiff(
  before: readonly string[],
  after: readonly string[],
  add: (kind: Run['kind'], items: readonly string[]) => void,
): void {
  if (before.length * after.length > MAX_COMPARISONS) {
    add('removed', before);
    add('added', after);
    return;
  }
  // Length of the longest common subsequence from (row, column) on.
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      add('same', before.slice(row, row + 1));
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      add('removed', before.slice(row, row + 1));
      row += 1;
    } else {
      add('added', after.slice(column, column + 1));
      column += 1;
    }
  }
  add('removed', before.slice(row));
  add('added', after.slice(column));
}
