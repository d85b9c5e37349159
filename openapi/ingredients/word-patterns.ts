/** Returns a pattern of whole words: `gin` is in "dry gin", not in "ginger". `|` stands between words. */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

/** Makes the patterns of a table, by their names. */
export function patternsOf<Name extends string>(table: Readonly<Record<Name, string>>) {
  const patterns = Object.entries<string>(table).map(([name, words]) => [name, new RegExp(words)]);
  return Object.fromEntries(patterns) as Record<Name, RegExp>;
}

/** Tells whether a folded text has whole words that a pattern of a table matches. */
export function anyNamed(source: string): (text: string) => boolean {
  // The pattern is made when it is first asked for, since a browser asks few of them.
  let pattern: RegExp | null = null;
  return (text) => (pattern ??= wholeWords(source)).test(text);
}

/**
 * Returns a function that finds the first entry whose pattern matches in a folded text. It looks once at each
 * place of the text, and not once for each entry. A pattern has no groups that capture.
 */
export function firstNamed<Entry extends { pattern: string }>(entries: readonly Entry[]) {
  let compiled: RegExp | null = null;
  return (text: string): Entry | null => {
    const all = (compiled ??= wholeWords(entries.map(({ pattern }) => `(${pattern})`).join('|'), 'gu'));
    let first = Infinity;
    all.lastIndex = 0;
    for (let match = all.exec(text); match; match = all.exec(text)) {
      // The group of the entry that matches holds the whole match.
      first = Math.min(first, match.indexOf(match[0], 1) - 1);
      all.lastIndex = match.index + 1;
    }
    return entries[first] ?? null;
  };
}
