import { foldLine } from '#openapi/text/fold-text.ts';
import { amountMl } from './lines/amount.ts';
import { englishName } from './lines/english-name.ts';
import { ingredientHead, type LinePart } from './lines/ingredient-line.ts';
import { isCountable, sparkles } from './lines/ingredient-traits.ts';
import { firstNamed, patternsOf } from './word-patterns.ts';
import DATA from './words/volumes.json' with { type: 'json' };

const { topUpMl, rinseMl, maxRinseMl, sugarCubeMl, dissolvedSugarShare } = DATA.assumed;
const PATTERNS = patternsOf(DATA.patterns);

/** Tells whether a method changes the volume of a line: fruit is pressed, or a rinse is poured away. */
export const changesVolumes = (method: string): boolean =>
  PATTERNS.pressed.test(method) || PATTERNS.rinsed.test(method) || PATTERNS.coated.test(method);

const wholeIn = firstNamed(DATA.whole);
const pieceIn = firstNamed(DATA.shares);

/** Returns the millilitres of a whole fruit or egg by its English name, folded. */
export const wholeMl = (words: string): number | null => wholeIn(words)?.ml ?? null;

/** Returns the volume of pressed fruit or of an egg. Returns null for any other ingredient. */
export function pieceMl({ amount, fruitPart, ingredient }: LinePart): number | null {
  if (amount?.unit.kind !== 'count') return null;
  const number = (amount.low + amount.high) / 2;
  const words = `${amount.unit.name} ${englishName(ingredientHead(ingredient))}`;
  const isFruit = !PATTERNS.dryPart.test(words) && (fruitPart === null || fruitPart === 'juice');
  if (!PATTERNS.egg.test(words) && !isFruit) return null;
  if (amount.sizeMl !== null) return amount.sizeMl * number;
  const whole = wholeMl(words);
  return whole === null ? null : whole * (pieceIn(words)?.share ?? 1) * number;
}

/** Tells whether a part sparkles or tops the glass up, so that it joins after the mixing. */
export const joinsLate = ({ use, english }: LinePart): boolean => use === 'top' || sparkles(english);

/** Returns the volume that is assumed for a part without an amount, or null if it matters and is unknown. */
export function unmeasuredMl({ use, english, rest }: LinePart, abv: number | null): number | null {
  if (use === 'top') return topUpMl;
  if (PATTERNS.rinse.test(foldLine(rest))) return rinseMl;
  if (abv !== 0) return null;
  if (use !== 'taste' && sparkles(english)) return topUpMl;
  return use === 'taste' || PATTERNS.dry.test(english) || isCountable(english) ? 0 : null;
}

function isDiscardedRinse({ ingredient }: LinePart, ml: number, method: string): boolean {
  if (ml > maxRinseMl) return false;
  const name = foldLine(ingredientHead(ingredient)).split(' ').at(-1) ?? '';
  if (name === '') return false;
  const naming = method.split(/[.;] /).filter((sentence) => sentence.includes(name));
  return naming.some(
    (text) => PATTERNS.rinsed.test(text) || (PATTERNS.coated.test(text) && PATTERNS.pouredAway.test(text)),
  );
}

/** Returns the volume of what is counted: a sugar cube dissolves, and fruit counts if it is pressed. */
function countedMl(part: LinePart, words: string, method: string): number {
  if (PATTERNS.sugarCubes.test(words)) return sugarCubeMl * (part.amount?.high ?? 0);
  const isUsed = part.fruitPart === 'juice' || PATTERNS.egg.test(words) || PATTERNS.pressed.test(method);
  return isUsed ? (pieceMl(part) ?? 0) : 0;
}

/**
 * Returns the volume of a part of a line. Returns null if it matters and cannot be told.
 * @param method The technique and the steps, folded.
 */
export function partMl(part: LinePart, abv: number | null, method: string): number | null {
  const { amount } = part;
  // Ice is not drunk but melts, which the dilution accounts for.
  if (abv === 0 && PATTERNS.ice.test(part.english)) return 0;
  if (!amount) return unmeasuredMl(part, abv);
  const { kind, name } = amount.unit;
  const words = part.englishRest || part.english;
  const ml = kind === 'count' ? null : amountMl(amount);
  if (ml === null) {
    if (abv || kind === 'container') return null;
    return kind === 'count' ? countedMl(part, name === 'cube' ? `sugar cube ${words}` : words, method) : 0;
  }
  const isAlcohol = abv !== null && abv > 0;
  if (isAlcohol && (PATTERNS.rinsed.test(words) || isDiscardedRinse(part, ml, method)))
    return Math.min(ml, rinseMl);
  return kind === 'spoonOrCup' && PATTERNS.sugar.test(words) ? ml * dissolvedSugarShare : ml;
}
