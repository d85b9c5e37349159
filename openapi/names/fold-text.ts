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

/** 'Piña Colada' → 'pina colada'. */
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

/** Sorting by this key puts names into the order that readers expect. */
export function sortKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return foldText(name).trim().replace(/\s+/g, ' ');
}

/** Folded and singular: `Egg whites` and `egg white` are alike. */
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

/** `gin` in "dry gin", not in "ginger". `words` are alternatives of a pattern. */
export function wholeWords(words: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

const MAX_RESULTS = 5000;

/** Most lines stand in many recipes, so that each is read once. The results of the last 5,000 texts are kept, and of up to 5,000 before them. */
export function remembered<Result>(rule: (text: string) => Result): (text: string) => Result {
  let results = new Map<string, Result>();
  let older = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const old = older.get(text);
    const result = old === undefined ? rule(text) : old;
    if (results.size >= MAX_RESULTS) {
      older = results;
      results = new Map();
    }
    results.set(text, result);
    return result;
  };
}

/** A rough singular for the words of a bar: cherries, leaves, dashes, limes; not bitters nor molasses. */
export const singular = remembered((word: string): string => {
  if (/(?:ss|us|bitters|molasses|schnapps|haus)$/.test(word)) return word;
  return word
    .replace(/(..)ies$/, '$1y')
    .replace(/leaves$/, 'leaf')
    .replace(/(ch|sh|x|to|go)es$/, '$1')
    .replace(/([^s])s$/, '$1');
});
