import { foldWords } from '#openapi/text/fold-text.ts';
import { bareName, readIngredientLine } from './lines/ingredient-line.ts';

/** Returns the name that lines and recipes of the house share. */
export const houseName = (text: string): string => foldWords(bareName(text)).join(' ');

/** Finds the item that a line names. */
export function houseIngredientIn<Item extends { name: string }>(line: string, items: readonly Item[]) {
  const words = houseName(readIngredientLine(line).ingredient);
  return items.find(({ name }) => houseName(name) === words);
}
