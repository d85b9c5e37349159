import { foldLine } from '#openapi/names/fold-line.ts';

/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{M}\d]+/gu;

/** How many characters of a word fold to the beginning that was searched for: `Crè` for `cre`. */
function prefixLength(word: string, folded: string): number {
  for (let end = 1; end <= word.length; end += 1) {
    const isWhole = end === word.length || !/\p{M}/u.test(word[end] ?? '');
    if (isWhole && foldLine(word.slice(0, end)).length >= folded.length) return end;
  }
  return word.length;
}

/** The longest beginning of a word that the term asks for, in characters; 0 for none. */
function matchLength(word: string, wanted: readonly string[]): number {
  const folded = foldLine(word);
  const lengths = wanted.filter((part) => folded.startsWith(part)).map((part) => prefixLength(word, part));
  return Math.max(0, ...lengths);
}

/**
 * Splits a text at the beginnings of words that the term asks for, as the search itself looks for whole words and
 * prefixes; case and accents do not count. The parts joined are the text.
 */
export function highlightParts(text: string, term: string): TextPart[] {
  const wanted = foldLine(term).match(WORD) ?? [];
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchLength(word, wanted);
    if (length === 0) continue;
    if (index > plainFrom) parts.push({ text: text.slice(plainFrom, index), isMatch: false });
    parts.push({ text: text.slice(index, index + length), isMatch: true });
    plainFrom = index + length;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isMatch: false });
  return parts;
}
