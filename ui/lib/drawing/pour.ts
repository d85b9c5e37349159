import { amountMl } from '#openapi/ingredients/lines/amount.ts';
import { englishName } from '#openapi/ingredients/lines/english-name.ts';
import { readIngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { pieceMl, unmeasuredMl } from '#openapi/ingredients/volume.ts';
import { foldForDrawing, patternSource, PATTERNS } from './drink-words.ts';

/** What an ingredient line names (folded, without the amount), and its volume of liquid. */
export interface Pour {
  what: string;
  ml: number;
}

const SOLID = new RegExp(`\\b(?:${patternSource('solid')})\\b`);
/** A line without a volume, such as `gin`, counts as this much. */
const ASSUMED_ML = 20;
/** Leaves and lumps colour a drink a little, up to this volume. */
const MAX_TINTING_ML = 12;

/** Reads a line. Estimates a missing amount. Of several amounts, the first counts. */
export function readPour(line: string): Pour {
  const part = readIngredientLine(line);
  const { amount, fruitPart, afterAmount, text } = part;
  const what = foldForDrawing(
    englishName(fruitPart === 'juice' ? `${afterAmount} juice` : amount ? afterAmount : text),
  );
  const ml = amount && amountMl(amount);
  if (!ml && PATTERNS.tinting.test(what)) return { what, ml: Math.min(MAX_TINTING_ML, amount?.low ?? 1) };
  if (SOLID.test(what) && !PATTERNS.liquid.test(what)) return { what, ml: 0 };
  return { what, ml: ml ?? (amount ? pieceMl(part) : unmeasuredMl(part, 0)) ?? ASSUMED_ML };
}

export const volumeOf = (pours: readonly Pour[]): number => pours.reduce((sum, { ml }) => sum + ml, 0);
