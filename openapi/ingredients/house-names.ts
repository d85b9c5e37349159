import { foldWords } from '#openapi/text/fold-text.ts';
import { readIngredientLine } from './lines/ingredient-line.ts';
import { bareName } from './lines/ingredient-name.ts';

/** Returns a key that a house-made ingredient shares with the lines that name it. */
export const houseName = (text: string): string => foldWords(bareName(text)).join(' ');

export function houseIngredientIn<Item extends { name: string }>(line: string, items: readonly Item[]) {
  const words = houseName(readIngredientLine(line).ingredient);
  return items.find(({ name }) => houseName(name) === words);
}
