import { foldText } from '#openapi/names/fold-text.ts';
import { distancesFrom } from '#openapi/names/edit-distance.ts';

const LETTERS_PER_MISTAKE = 4;
const MAX_MISTAKES = 2;

/** Items whose names contain the text, or else have a word that is nearly the same. */
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
