/**
 * Numbers in ascending order, none twice: what a key stands for. A single one is stored as itself, since a typed array takes
 * some 200 bytes and most words of a large catalogue stand in one name only.
 */
export type Posting = number | Uint32Array;

export function countOf(posting: Posting | undefined): number {
  return posting === undefined ? 0 : typeof posting === 'number' ? 1 : posting.length;
}

/** The numbers of a posting, to be read only. */
export function numbersOf(posting: Posting | undefined): ArrayLike<number> {
  return posting === undefined ? NONE : typeof posting === 'number' ? [posting] : posting;
}

const NONE: readonly number[] = [];

/** `posting` without `removed` and with `added`; undefined when nothing is left. */
export function changedPosting(
  posting: Posting | undefined,
  removed: readonly number[],
  added: readonly number[],
): Posting | undefined {
  if (removed.length === 0 && posting === undefined) return toPosting(ascending(added));
  const gone = new Set(removed);
  const come = new Set(added);
  // What goes and comes again stays as it is.
  for (const number of removed) if (come.delete(number)) gone.delete(number);
  if (gone.size === 0 && come.size === 0) return posting;
  return toPosting(spliced(numbersOf(posting), gone, come));
}

function spliced(
  before: ArrayLike<number>,
  gone: ReadonlySet<number>,
  come: ReadonlySet<number>,
): Uint32Array {
  const source = Uint32Array.from(before);
  const result = new Uint32Array(source.length + come.size);
  let from = 0;
  let at = 0;
  const copyUntil = (end: number): void => {
    result.set(source.subarray(from, end), at);
    at += end - from;
    from = end;
  };
  for (const number of ascending([...gone, ...come])) {
    copyUntil(lowerBound(source, number, from));
    const isThere = source[from] === number;
    if (isThere && gone.has(number)) from += 1;
    else if (!isThere && come.has(number)) {
      result[at] = number;
      at += 1;
    }
  }
  copyUntil(source.length);
  return result.slice(0, at);
}

function toPosting(numbers: ArrayLike<number>): Posting | undefined {
  if (numbers.length <= 1) return numbers[0];
  return numbers instanceof Uint32Array ? numbers : Uint32Array.from(numbers);
}

/** Most lists come in order already. */
function ascending(numbers: readonly number[]): readonly number[] {
  for (let at = 1; at < numbers.length; at += 1)
    if ((numbers[at - 1] ?? 0) >= (numbers[at] ?? 0))
      return [...new Set(numbers)].sort((one, other) => one - other);
  return numbers;
}

/** The first index from `from` on whose number is not less than `number`. */
function lowerBound(numbers: Uint32Array, number: number, from: number): number {
  let low = from;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
