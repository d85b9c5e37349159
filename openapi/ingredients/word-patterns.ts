/**
 * Returns a pattern of whole words: it finds `gin` in "dry gin", not in "ginger". `|` stands between words.
 */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

/** Makes the patterns of a table, by their names. */
export function patternsOf<Name extends string>(table: Readonly<Record<Name, string>>) {
  const patterns = Object.entries<string>(table).map(([name, words]) => [name, new RegExp(words)]);
  return Object.fromEntries(patterns) as Record<Name, RegExp>;
}

/** Tells whether whole words of a table stand in a folded text. `words` are alternatives of a pattern. */
export function anyNamed(words: string): (text: string) => boolean {
  // The pattern is made when it is first asked for, since a browser asks few of them.
  let pattern: RegExp | null = null;
  return (text) => (pattern ??= wholeWords(words)).test(text);
}

/**
 * Returns a function that finds the first entry whose words stand in a folded text. It looks once at each
 * place of the text, and not once for each entry. `words` are alternatives of a pattern, without groups that
 * capture.
 */
export function firstNamed<Entry extends { words: string }>(
  entries: readonly Entry[],
): (text: string) => Entry | null {
  let compiled: RegExp | null = null;
  return (text) => {
    const pattern = (compiled ??= wholeWords(entries.map(({ words }) => `(${words})`).join('|'), 'gu'));
    let first = Infinity;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      // The group of the entry that matches holds the whole match.
      first = Math.min(first, match.indexOf(match[0], 1) - 1);
      pattern.lastIndex = match.index + 1;
    }
    return entries[first] ?? null;
  };
}
