import { foldLine, remembered, wholeWords } from '#openapi/names/fold-text.ts';
import { amountMl } from './lines/amount.ts';
import { englishThing, isCountable, sparkles } from './lines/english-thing.ts';
import { ingredientHead, readIngredientLine, type LinePart } from './lines/ingredient-line.ts';
import DATA from './words/goods.json' with { type: 'json' };

/** A line such as `Soda water, to top` is taken for three ounces, which is the room above the ice of a highball. */
export const TOP_UP_ML = 90;
/** So much stays in a glass that was rinsed. */
const RINSE_ML = 2.5;
const RINSE_MAX_ML = 15;
/** A teaspoon of sugar weighs 4 g and takes 2.6 ml once it is dissolved. A cube is a teaspoon. */
const DISSOLVED_SHARE = 0.5;
const SUGAR_CUBE_ML = 2.5;

export interface PartVolume {
  ml: number;
  assumed: 'top-up' | 'rinse' | 'fruit' | 'dissolved' | null;
}

export interface RecipeWords {
  technique: string;
  steps: readonly string[];
}

const RINSE = /\brins(?:e|ed|ing)\b|\bwash|\bcoat|\bmist\b|\bspray/;
const RINSED = /\brins/;
const COATED = /\b(?:coat|swirl|turn|roll|season)/;
const POURED_AWAY =
  /\bdiscard|\b(?:pour|tip|shake|throw|toss|dump) (?:\w+ )?(?:out|off|away)\b|\bempty|\bdump/;
const PRESSED = /\b(?:muddl|press|squeez|mash|pound|bruis)/;
/** Tells whether the words of a recipe change the volume of a line: fruit is pressed, or a rinse is poured away. */
export function changesVolumes({ technique, steps }: RecipeWords): boolean {
  return [technique, ...steps].some((text) => PRESSED.test(text) || RINSED.test(text) || COATED.test(text));
}

const SUGAR = /\bsugar\b(?! (?:syrup|cane))/;
const ICE = /\bice\b(?!.cream)/;
/** These things need no amount, since they lie on the drink or season it. */
const DRY =
  /\b(?:ice(?!.cream)|mint|basil|rosemary|thyme|sage|salt|pepper|nutmeg|cinnamon|cloves?|sugar|cocoa powder|tabasco|hot sauce|leaves|zest|twist|rim)\b/;

/** It holds the millilitres of juice in one whole fruit, and of one egg, as bars reckon. The shares of its pieces follow. */
const WHOLE_ML = DATA.whole.map(({ words, ml }) => [wholeWords(words), ml] as const);
const SHARES = DATA.shares.map(({ words, share }) => [wholeWords(words), share] as const);
const EGG = /\beggs?\b/;
const DRY_PART =
  /\b(?:peels?|zests?|twists?|strips?|spirals?|lea(?:f|ves)|shells?|skins?|blossoms?|flower|bitters)\b/;

const lookUp = (table: readonly (readonly [RegExp, number])[], words: string): number | null =>
  table.find(([name]) => name.test(words))?.[1] ?? null;

/** Returns the millilitres of a whole fruit or egg by its English name, folded. */
export const wholeMl = (words: string): number | null => lookUp(WHOLE_ML, words);

/** Returns the volume of pressed fruit or of an egg. Returns null for any other thing. */
export function pieceMl({ amount, taken, thing }: LinePart): number | null {
  if (amount?.unit.kind !== 'count') return null;
  const number = (amount.low + amount.high) / 2;
  const words = foldLine(`${amount.unit.name} ${englishThing(ingredientHead(thing))}`);
  const isFruit = !DRY_PART.test(words) && (taken === null || taken === 'juice');
  if (!EGG.test(words) && !isFruit) return null;
  const one = amount.sizeMl ?? wholeMl(words);
  return one === null ? null : one * (amount.sizeMl === null ? (lookUp(SHARES, words) ?? 1) : 1) * number;
}

/** Tells whether a line sparkles or tops the glass up, so that it joins after the mixing. */
export const isFizz = remembered((text: string): boolean => {
  const { use, thing } = readIngredientLine(text);
  return use === 'top' || sparkles(englishThing(thing));
});

/** Returns the volume that is assumed for a part without an amount. Returns null if it matters and cannot be told. */
export function unmeasuredVolume({ use, thing, rest }: LinePart, abv: number | null): PartVolume | null {
  const english = foldLine(englishThing(thing));
  if (use === 'top') return { ml: TOP_UP_ML, assumed: 'top-up' };
  if (RINSE.test(foldLine(rest))) return { ml: RINSE_ML, assumed: 'rinse' };
  if (abv !== 0) return null;
  if (use === 'taste') return { ml: 0, assumed: null };
  if (sparkles(english)) return { ml: TOP_UP_ML, assumed: 'top-up' };
  return DRY.test(english) || isCountable(english) ? { ml: 0, assumed: null } : null;
}

function isDiscardedRinse({ thing }: LinePart, ml: number, { steps }: RecipeWords): boolean {
  const name = foldLine(ingredientHead(thing)).split(' ').at(-1) ?? '';
  if (ml > RINSE_MAX_ML || name === '') return false;
  return steps
    .flatMap((step) => step.split(/[.;] /))
    .some(
      (sentence) =>
        sentence.includes(name) &&
        (RINSED.test(sentence) || (COATED.test(sentence) && POURED_AWAY.test(sentence))),
    );
}

function countedVolume(part: LinePart, words: string, { technique, steps }: RecipeWords): PartVolume {
  if (/\bsugar cubes?\b/.test(words))
    return { ml: SUGAR_CUBE_ML * (part.amount?.high ?? 0), assumed: 'dissolved' };
  const isUsed =
    part.taken === 'juice' || EGG.test(words) || [technique, ...steps].some((step) => PRESSED.test(step));
  const ml = isUsed ? (pieceMl(part) ?? 0) : 0;
  return { ml, assumed: ml > 0 ? 'fruit' : null };
}

/** Returns the volume of a part of a line in ml and whether it is assumed. Returns null if it matters and cannot be told. */
export function partVolume(part: LinePart, abv: number | null, recipe: RecipeWords): PartVolume | null {
  const { amount } = part;
  const words = foldLine(englishThing(part.rest || part.thing));
  // Ice is not drunk but melts, which the dilution accounts for.
  if (abv === 0 && ICE.test(foldLine(englishThing(part.thing)))) return { ml: 0, assumed: null };
  if (!amount) return unmeasuredVolume(part, abv);
  const { unit } = amount;
  const ml = unit.kind === 'count' ? null : amountMl(amount);
  if (ml !== null) {
    const isRinse = abv !== null && abv > 0 && (RINSED.test(words) || isDiscardedRinse(part, ml, recipe));
    if (isRinse && ml > RINSE_ML) return { ml: RINSE_ML, assumed: 'rinse' };
    if (unit.kind === 'measure' && SUGAR.test(words))
      return { ml: ml * DISSOLVED_SHARE, assumed: 'dissolved' };
    return { ml, assumed: null };
  }
  if (abv || unit.kind === 'container') return null;
  return unit.kind === 'count'
    ? countedVolume(part, `${unit.name === 'cube' ? 'sugar cube' : ''} ${words}`, recipe)
    : { ml: 0, assumed: null };
}
