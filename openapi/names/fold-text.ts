/** People write plain letters for these, but the decomposition of Unicode does not change them. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const ASCII = /^[ -~]*$/;

/** Returns 'pina colada' for 'Piña Colada'. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/;

/** Two names are the same when their keys are equal. Case and spacing do not count, accents do. */
export function nameKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** Returns a key that sorts names into the order that readers expect. */
export function sortKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return foldText(name).trim().replace(/\s+/g, ' ');
}

/** Returns words that are folded and singular, so that `Egg whites` and `egg white` are alike. */
export function foldWords(text: string): string[] {
  return plainWords(text).map(singular);
}

export function plainWords(text: string): string[] {
  return (
    foldText(text)
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []
  );
}

export function foldLine(text: string): string {
  if (PLAIN_NAME.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Returns a pattern of whole words: it finds `gin` in "dry gin" and not in "ginger". `words` are alternatives of a pattern. */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

/**
 * Returns a function that finds the first entry whose words stand in a folded text. It looks once at each place of the text, and not once
 * for each entry. `words` are alternatives of a pattern, without groups that capture.
 */
export function firstNamed<Entry extends { words: string }>(
  entries: readonly Entry[],
): (text: string) => Entry | null {
  const pattern = wholeWords(entries.map(({ words }) => `(${words})`).join('|'), 'gu');
  return (text) => {
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

const MAX_RESULTS = 10_000;

/** Returns the rule with a memory of its results, since most lines stand in many recipes. A full memory begins anew. */
export function remembered<Result>(rule: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= MAX_RESULTS) results.clear();
    const result = rule(text);
    results.set(text, result);
    return result;
  };
}

/** Returns a rough singular for the words of a bar: cherries, leaves, dashes, limes. Bitters and molasses stay. */
export const singular = remembered((word: string): string => {
  if (/(?:ss|us|bitters|molasses|schnapps|haus)$/.test(word)) return word;
  return word
    .replace(/(..)ies$/, '$1y')
    .replace(/leaves$/, 'leaf')
    .replace(/(ch|sh|x|to|go)es$/, '$1')
    .replace(/([^s])s$/, '$1');
});
