import { hasUnit } from '../lines/line-amounts.ts';
import type { Card } from './read-card.ts';

/** How goods are counted that stand in a store: in bottles, or in what a bottle holds. */
const IN_STOCK =
  /\b(?:bottle|case|crate|keg|piece|pack|can|bunch)(?:e?s)?\b|(?<![\d.,])(?:7[05]\s?cl|7[05]0\s?ml|0[.,]7\s?l|1\s?l(?:iter|itre|tr)?)\b/i;

/** Goods with their amounts and nothing else: a recipe, or what is to be bought. */
export function isBare({ texts }: Card): boolean {
  return [...texts.keys()].every((field) => field === 'ingredients' || field === 'name');
}

/** True where something is measured as for a drink. */
export function hasMeasures(card: Card): boolean {
  return ingredientsOf(card).some((line) => hasUnit(line) && !IN_STOCK.test(line));
}

/** True for a list of what stands in a store; a punch has a bottle of wine and two oranges. */
export function areInStock(card: Card): boolean {
  return isBare(card) && ingredientsOf(card).every((line) => IN_STOCK.test(line));
}

function ingredientsOf({ texts }: Card): readonly string[] {
  return texts.get('ingredients') ?? [];
}
