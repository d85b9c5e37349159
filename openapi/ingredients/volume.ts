import { foldLine } from '#openapi/text/fold-text.ts';
import { amountMl } from './lines/amount.ts';
import { englishName } from './lines/english-name.ts';
import type { LinePart } from './lines/ingredient-line.ts';
import { ingredientHead, isCountable, sparkles } from './lines/ingredient-name.ts';
import { rowFinder, patternsOf } from './word-patterns.ts';
import DATA from './words/fruit-volumes.json' with { type: 'json' };

const { topUpMl, rinseMl, maxRinseMl, sugarCubeMl, dissolvedSugarFraction } = DATA.assumed;
const PATTERNS = patternsOf(DATA.patterns);

/** Tells whether the method presses fruit, pours a rinse away or coats the glass. */
export const changesVolumes = (method: string): boolean =>
  PATTERNS.pressed.test(method) || PATTERNS.rinsed.test(method) || PATTERNS.coated.test(method);

const wholeIn = rowFinder(DATA.whole);
const pieceIn = rowFinder(DATA.pieces);

/** Returns the millilitres of a whole fruit or egg. `words` are its English name, folded. */
export const wholeMl = (words: string): number | null => wholeIn(words)?.ml ?? null;

/** Returns the volume of pressed fruit or of an egg, or null for any other ingredient. */
export function pieceMl({ amount, fruitPart, ingredient }: LinePart): number | null {
  if (amount?.unit.kind !== 'count') return null;
  const number = (amount.low + amount.high) / 2;
  const words = `${amount.unit.name} ${englishName(ingredientHead(ingredient))}`;
  const isFruit = !PATTERNS.dryPart.test(words) && (fruitPart === null || fruitPart === 'juice');
  if (!PATTERNS.egg.test(words) && !isFruit) return null;
  if (amount.sizeMl !== null) return amount.sizeMl * number;
  const whole = wholeMl(words);
  return whole === null ? null : whole * (pieceIn(words)?.fraction ?? 1) * number;
}

/** Tells whether a part sparkles or tops the glass up, so that it is added after the mixing. */
export const joinsLate = ({ purpose, english }: LinePart): boolean => purpose === 'top' || sparkles(english);

/** Returns the volume of a part without an amount, or null if it matters and is unknown. */
export function unmeasuredMl({ purpose, english, afterAmount }: LinePart, abv: number | null): number | null {
  if (purpose === 'top') return topUpMl;
  if (PATTERNS.rinse.test(foldLine(afterAmount))) return rinseMl;
  if (abv !== 0) return null;
  if (purpose !== 'taste' && sparkles(english)) return topUpMl;
  return purpose === 'taste' || PATTERNS.dry.test(english) || isCountable(english) ? 0 : null;
}

function isDiscardedRinse({ ingredient }: LinePart, ml: number, method: string): boolean {
  if (ml > maxRinseMl) return false;
  const name = foldLine(ingredientHead(ingredient)).split(' ').at(-1) ?? '';
  if (name === '') return false;
  const sentences = method.split(/[.;] /).filter((sentence) => sentence.includes(name));
  return sentences.some(
    (text) => PATTERNS.rinsed.test(text) || (PATTERNS.coated.test(text) && PATTERNS.pouredAway.test(text)),
  );
}

/** Returns the volume of a dissolved sugar cube, or of fruit if it is pressed. */
function countedMl(part: LinePart, words: string, method: string): number {
  const { unit, high = 0 } = part.amount ?? {};
  if (unit?.name === 'cube' || PATTERNS.sugarCubes.test(words)) return sugarCubeMl * high;
  const isUsed = part.fruitPart === 'juice' || PATTERNS.egg.test(words) || PATTERNS.pressed.test(method);
  return isUsed ? (pieceMl(part) ?? 0) : 0;
}

/** Returns null if the volume matters and is unknown. `method`: the technique and the steps, folded. */
export function partMl(part: LinePart, abv: number | null, method: string): number | null {
  const { amount } = part;
  // Ice has no volume here, since the dilution counts what melts.
  if (abv === 0 && PATTERNS.ice.test(part.english)) return 0;
  if (!amount) return unmeasuredMl(part, abv);
  const { kind } = amount.unit;
  const isAlcohol = abv !== null && abv > 0;
  const words = part.englishAfterAmount || part.english;
  if (kind === 'count') return isAlcohol ? null : countedMl(part, words, method);
  const ml = amountMl(amount);
  if (ml === null) return isAlcohol || kind === 'container' ? null : 0;
  if (isAlcohol && (PATTERNS.rinsed.test(words) || isDiscardedRinse(part, ml, method)))
    return Math.min(ml, rinseMl);
  return kind === 'spoonOrCup' && PATTERNS.sugar.test(words) ? ml * dissolvedSugarFraction : ml;
}
