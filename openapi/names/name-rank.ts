import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

/** One mistake is forgiven for every four letters, since a mistake in a shorter word often makes another word. */
const LETTERS_PER_MISTAKE = 4;
const MAX_MISTAKES = 2;

const isNear = (word: string, other: string, mistakes: number): boolean =>
  Math.abs(word.length - other.length) <= mistakes && editDistance(word, other) <= mistakes;

/**
 * Returns a function that ranks a name for a typed text, the best first. A name that begins with the text has 0, and one that contains it
 * 1. One that contains each of its words, exactly or with small mistakes, has 2. Any other name has null.
 */
export function nameRank(typed: string): (name: string) => 0 | 1 | 2 | null {
  const wanted = foldText(typed.trim());
  const words = [...new Set(wanted.split(/\s+/))].map((word) => ({
    word,
    mistakes: Math.min(MAX_MISTAKES, Math.floor(word.length / LETTERS_PER_MISTAKE)),
  }));
  return (name) => {
    const folded = foldText(name);
    const at = folded.indexOf(wanted);
    if (at >= 0) return at === 0 ? 0 : 1;
    const own = folded.split(/[^\p{L}\p{N}]+/u);
    const isMeant = words.every(({ word, mistakes }) =>
      own.some((one) => one.includes(word) || isNear(word, one, mistakes)),
    );
    return isMeant ? 2 : null;
  };
}

/**
 * Returns the items whose names contain a typed text. If there are none, returns those whose names contain each of its words, exactly or
 * with small mistakes.
 */
export function namedLike<One>(all: readonly One[], typed: string, nameOf: (one: One) => string): One[] {
  const wanted = foldText(typed.trim());
  const holding = all.filter((one) => foldText(nameOf(one)).includes(wanted));
  if (holding.length > 0) return holding;
  const rankOf = nameRank(typed);
  return all.filter((one) => rankOf(nameOf(one)) !== null);
}
