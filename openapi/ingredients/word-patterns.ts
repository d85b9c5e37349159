/** Matches whole words, which `|` separates: `gin` is in "dry gin", not in "ginger". */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

/** Compiles a table. An entry is one pattern, or a list of its alternatives. */
export function patternsOf<Name extends string>(table: Readonly<Record<Name, string | readonly string[]>>) {
  const patterns = Object.entries<string | readonly string[]>(table).map(([name, words]) => [
    name,
    new RegExp([words].flat().join('|')),
  ]);
  return Object.fromEntries(patterns) as Record<Name, RegExp>;
}

/** Returns a test for whole words in folded texts. */
export function wordTest(source: string): (text: string) => boolean {
  // A pattern is compiled at its first use, since a browser uses few patterns.
  let pattern: RegExp | null = null;
  return (text) => (pattern ??= wholeWords(source)).test(text);
}

/**
 * Returns a search for the first row whose pattern matches in a folded text. It reads the text once for all
 * rows, so a pattern must not have capturing groups.
 */
export function rowFinder<Row extends { pattern: string }>(rows: readonly Row[]) {
  let compiled: RegExp | null = null;
  return (text: string): Row | null => {
    const all = (compiled ??= wholeWords(rows.map(({ pattern }) => `(${pattern})`).join('|'), 'gu'));
    let first = Infinity;
    all.lastIndex = 0;
    for (let match = all.exec(text); match; match = all.exec(text)) {
      // The group of the row that matches holds the whole match.
      first = Math.min(first, match.indexOf(match[0], 1) - 1);
      all.lastIndex = match.index + 1;
    }
    return rows[first] ?? null;
  };
}
