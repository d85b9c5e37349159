import { readIngredientLine } from './amounts.ts';
import type { ShownUnit } from './units.ts';

export type UnitChoice = ShownUnit | 'written';

/** `amount` is empty when there is none to show apart. */
export interface ShownLine {
  amount: string;
  rest: string;
}

/** For one serving. It stands apart from `scaled-line.ts`, which knows units and servings and is loaded after the first paint. */
export function writtenLine(text: string): ShownLine {
  const { amount, before, rest, text: whole } = readIngredientLine(text);
  return amount && !before ? { amount: amount.written, rest } : { amount: '', rest: whole };
}
