import { parseExclusions } from '#openapi/ingredients/exclusions/parse-exclusions.ts';
import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import { searchedWords } from '#openapi/text/filler-words.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{M}\d]+/gu;

function prefixLength(word: string, folded: string): number {
  for (let end = 1; end <= word.length; end += 1) {
    const isWhole = end === word.length || !/\p{M}/u.test(word[end] ?? '');
    if (isWhole && foldLine(word.slice(0, end)).length >= folded.length) return end;
  }
  return word.length;
}

/** Returns the length of the longest wanted word that `word` begins with, or 0. */
function matchLength(word: string, wanted: readonly string[]): number {
  const folded = foldLine(word);
  const lengths = wanted.filter((part) => folded.startsWith(part)).map((part) => prefixLength(word, part));
  return Math.max(0, ...lengths);
}

const wantedIn = memoize((term: string): readonly string[] => {
  const { exclusions, rest } = parseExclusions(term);
  return searchedWords(foldLine(rest).match(WORD) ?? [], exclusions.length > 0);
});

/** Splits the text where words begin with a wanted word. Case and accents do not count. */
export function highlightParts(text: string, term: string): TextPart[] {
  const wanted = wantedIn(term);
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
