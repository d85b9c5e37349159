import { foldText } from '#openapi/names/fold-text.ts';
import { distancesFrom } from '#openapi/names/edit-distance.ts';

/** One typing mistake in so many letters is forgiven. */
const LETTERS_PER_MISTAKE = 4;
const MAX_MISTAKES = 2;

/**
 * The items whose names a typed text may mean, in their order: those that have it in them, or else those of which a word is
 * nearly the same.
 */
export function nearNames<Item extends { name: string }>(items: readonly Item[], typed: string): Item[] {
  const text = foldText(typed).trim();
  if (text === '') return [...items];
  const having = items.filter(({ name }) => foldText(name).includes(text));
  const distanceTo = distancesFrom(text);
  if (having.length > 0 || !distanceTo) return having;
  const most = Math.min(MAX_MISTAKES, Math.floor(text.length / LETTERS_PER_MISTAKE));
  return items.filter(({ name }) => {
    const folded = foldText(name);
    return [folded, ...folded.split(/[^\p{L}\d]+/u)].some((word) => distanceTo(word) <= most);
  });
}
