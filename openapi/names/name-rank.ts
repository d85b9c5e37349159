import { distancesFrom } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

/** A shorter word has too many neighbours. */
const LETTERS_PER_MISTAKE = 4;
const MAX_MISTAKES = 2;

/** 0 when a name begins with what somebody types, 1 when it holds it, 2 when its words do but for small mistakes, null when it does not fit. */
export function nameRank(typed: string): (name: string) => 0 | 1 | 2 | null {
  const wanted = foldText(typed.trim());
  const words = [...new Set(wanted.split(/\s+/))].map((word) => ({
    word,
    mistakes: Math.min(MAX_MISTAKES, Math.floor(word.length / LETTERS_PER_MISTAKE)),
    distanceTo: distancesFrom(word),
  }));
  return (name) => {
    const folded = foldText(name);
    const at = folded.indexOf(wanted);
    if (at >= 0) return at === 0 ? 0 : 1;
    const own = folded.split(/[^\p{L}\p{N}]+/u);
    const isMeant = words.every(({ word, mistakes, distanceTo }) =>
      own.some((one) => one.includes(word) || (distanceTo?.(one) ?? Infinity) <= mistakes),
    );
    return isMeant ? 2 : null;
  };
}

/** Those whose names hold what somebody types; where none does, those that have its words but for small mistakes. */
export function namedLike<One>(all: readonly One[], typed: string, nameOf: (one: One) => string): One[] {
  const wanted = foldText(typed.trim());
  const holding = all.filter((one) => foldText(nameOf(one)).includes(wanted));
  if (holding.length > 0) return holding;
  const rankOf = nameRank(typed);
  return all.filter((one) => rankOf(nameOf(one)) !== null);
}
