import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

/** One mistake in four letters is forgiven. In a short word, a mistake makes another word. */
const LETTERS_PER_MISTAKE = 4;
const MAX_MISTAKES = 2;

function isNear(word: string, other: string): boolean {
  const mistakes = Math.min(MAX_MISTAKES, Math.floor(word.length / LETTERS_PER_MISTAKE));
  return Math.abs(word.length - other.length) <= mistakes && editDistance(word, other) <= mistakes;
}

/**
 * Ranks names for a typed text. A name that begins with the text has 0, and one that contains it 1. A name
 * that has each of its words, exactly or with small mistakes, has 2, and any other name null.
 */
export function nameRank(typed: string): (name: string) => 0 | 1 | 2 | null {
  const foldedText = foldText(typed.trim());
  const words = [...new Set(foldedText.split(/\s+/))];
  return (name) => {
    const folded = foldText(name);
    const index = folded.indexOf(foldedText);
    if (index >= 0) return index === 0 ? 0 : 1;
    const parts = folded.split(/[^\p{L}\p{N}]+/u);
    const isMeant = words.every((word) => parts.some((part) => part.includes(word) || isNear(word, part)));
    return isMeant ? 2 : null;
  };
}

/** Finds the names that contain a typed text. If there are none, words may be apart and mistyped. */
export function findNamed<Item>(
  all: readonly Item[],
  typed: string,
  readName: (item: Item) => string,
): Item[] {
  const foldedText = foldText(typed.trim());
  const matches = all.filter((item) => foldText(readName(item)).includes(foldedText));
  if (matches.length > 0) return matches;
  const rankOf = nameRank(typed);
  return all.filter((item) => rankOf(readName(item)) !== null);
}
