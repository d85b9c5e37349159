import { foldWords } from '#openapi/text/fold-text.ts';
import { readIngredientLine } from './lines/ingredient-line.ts';
import { bareName } from './lines/ingredient-name.ts';

/** A line names something house-made if both have the same house name. */
export const houseName = (text: string): string => foldWords(bareName(text)).join(' ');

export function houseIngredientIn<Item extends { name: string }>(line: string, items: readonly Item[]) {
  const words = houseName(readIngredientLine(line).ingredient);
  return items.find(({ name }) => houseName(name) === words);
}
