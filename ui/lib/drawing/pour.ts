import { amountMl } from '#openapi/ingredients/lines/amount.ts';
import { englishThing, sparkles } from '#openapi/ingredients/lines/english-thing.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { plain } from './drawable-recipe.ts';

/** A pour is what an ingredient line names (folded, without the amount) and how much of it is liquid. */
export interface Pour {
  what: string;
  ml: number;
}

const SOLID =
  /\b(?:lea(?:f|ves)|sprigs?|wedges?|slices?|wheels?|twists?|peel|zest|rind|olives?|cherry|cherries|onions?|sticks?|beans?|salt|pepper(?:corns?)?|nutmeg|cinnamon|cloves?|chunks?|pinch|ribbon|ice(?! cream)|mint|basil|cucumbers?|stalk|flower|tabasco|worcestershire|hot sauce)\b/;
const LIQUID =
  /juice|syrup|liqueur|schnapps|puree|brandy|brine|bitters|soda|water|creme|vodka|gin\b|rum\b|cordial|milk/;
const TOP_UP_ML = 90;
const SPLASH_ML = 10;

/** Returns the volume of counted things, such as '1 egg white', 'juice of 1 lime', '8 mint leaves'. */
function countedMl(what: string, count: number): number {
  /** The words of a cut are removed, since '1 lime, cut into wedges' is a lime. */
  const thing = what.split(/,| cut /)[0] ?? what;
  if (/whites?\b/.test(thing)) return 30 * count;
  if (/yolk/.test(thing)) return 18 * count;
  if (/\beggs?\b/.test(thing)) return 50 * count;
  if (/\bsugar/.test(thing)) return 2 * count;
  if (/mint|basil|shiso/.test(thing)) return Math.min(12, count);
  if (SOLID.test(thing) && !LIQUID.test(thing)) return 0;
  if (/\borange|grapefruit/.test(thing)) return 60 * count;
  if (/\b(?:lime|lemon)/.test(thing)) return 25 * count;
  return Math.min(count, 2) * 20;
}

/** Estimates a line without an amount as a bartender would. A line with several amounts counts with its first. */
export function readPour(line: string): Pour {
  const { amount, taken, rest, text } = readIngredientLine(line);
  const what = plain(englishThing(taken === 'juice' ? `${rest} juice` : amount ? rest : text));
  const ml = amount && amountMl(amount);
  if (ml) return { what, ml: SOLID.test(what) && !LIQUID.test(what) ? 0 : ml };
  if (amount) return { what, ml: countedMl(what, (amount.low + amount.high) / 2) };
  if (/\b(?:dash|drop|rinse)/.test(what)) return { what, ml: 2 };
  if (/\b(?:splash|float|drizzle)/.test(what)) return { what, ml: SPLASH_ML };
  if (/\b(?:top|fill)/.test(what) || sparkles(what)) return { what, ml: TOP_UP_ML };
  return { what, ml: countedMl(what, 1) };
}

export function volumeOf(pours: readonly Pour[]): number {
  return pours.reduce((sum, { ml }) => sum + ml, 0);
}
