import { typicalAbv } from './alcohol-table.ts';
import { amountMl, ingredientHead, type IngredientLine } from './amounts.ts';
import { foldLine } from '#openapi/names/fold-text.ts';
import { pieceMl } from './piece-volumes.ts';

/** What a line such as `Soda water, to top` is taken for: three ounces, the room above the ice of a highball. */
export const TOP_UP_ML = 90;
/** What stays in a glass that was rinsed, and what a few dashes come to. */
const RINSE_ML = 2.5;
const RINSE_MAX_ML = 15;
/** A teaspoon of sugar weighs 4 g and takes 2.6 ml once it is dissolved; a cube is a teaspoon. */
const DISSOLVED_SHARE = 0.5;
const SUGAR_CUBE_ML = 2.5;

export interface LineVolume {
  ml: number;
  assumed: 'top-up' | 'rinse' | 'fruit' | 'dissolved' | null;
}

export interface RecipeWords {
  technique: string;
  steps: readonly string[];
}

const BUBBLES =
  /soda|tonic|seltzer|sparkling|champagne|prosecco|cava\b|cremant|ginger (?:beer|ale)|cola\b|lemonade|7-?up|sprite|\bbeer|\blager|\bale\b|\bstout/;
const TOP_UP = /\btop(?:ped)?\b|\bto fill\b|\bfill\b/;
const RINSE = /\brinse|\bwash|\bcoat|\bmist\b|\bspray|few (?:dashes|drops)/;
const RINSED = /\brins/;
const COATED = /\b(?:coat|swirl|turn|roll|season)/;
const POURED_AWAY =
  /\bdiscard|\b(?:pour|tip|shake|throw|toss|dump) (?:\w+ )?(?:out|off|away)\b|\bempty|\bdump/;
const FLUID = /juice|\bwater\b|soda|tonic|cola\b|ginger (?:beer|ale)|lemonade|7-?up|sprite/;
const PRESSED = /\b(?:muddl|press|squeez|mash|pound|bruis)/;
const SUGAR = /\bsugar\b(?! (?:syrup|cane))/;
const CONTAINERS = new Set(['bottle', 'can', 'glass', 'package', 'packet', 'scoop']);

/** Whether a line sparkles or tops the glass up: it joins after the mixing. */
export function isFizz(text: string): boolean {
  const words = foldLine(text);
  return BUBBLES.test(words) || /\bto (?:top|fill)\b|\btop(?:ped)? (?:up|with)\b|^top\b/.test(words);
}

function isDiscardedRinse({ rest }: IngredientLine, ml: number, { steps }: RecipeWords): boolean {
  const name = foldLine(ingredientHead(rest)).split(' ').at(-1) ?? '';
  if (ml > RINSE_MAX_ML || name === '') return false;
  return steps
    .flatMap((step) => step.split(/[.;] /))
    .some(
      (sentence) =>
        sentence.includes(name) &&
        (RINSED.test(sentence) || (COATED.test(sentence) && POURED_AWAY.test(sentence))),
    );
}

function unmeasuredVolume(words: string, abv: number | null): LineVolume | null {
  if (TOP_UP.test(words)) return { ml: TOP_UP_ML, assumed: 'top-up' };
  if (RINSE.test(words)) return { ml: RINSE_ML, assumed: 'rinse' };
  if (abv) return null;
  return FLUID.test(words) ? { ml: TOP_UP_ML, assumed: 'top-up' } : { ml: 0, assumed: null };
}

/** What a line without an amount is taken for: 0 where nothing can be assumed. */
export function assumedMl({ text, rest }: IngredientLine): number {
  return unmeasuredVolume(foldLine(text), typicalAbv(rest))?.ml ?? 0;
}

function countedVolume(line: IngredientLine, words: string, { technique, steps }: RecipeWords): LineVolume {
  if (/\bsugar cubes?\b/.test(words))
    return { ml: SUGAR_CUBE_ML * (line.amount?.high ?? 0), assumed: 'dissolved' };
  const isUsed =
    line.before !== '' || /\beggs?\b/.test(words) || [technique, ...steps].some((step) => PRESSED.test(step));
  const ml = isUsed ? (pieceMl(line) ?? 0) : 0;
  return { ml, assumed: ml > 0 ? 'fruit' : null };
}

/** Volume of a line in ml and whether it is assumed; null when it matters and cannot be told. */
export function lineVolume(line: IngredientLine, abv: number | null, recipe: RecipeWords): LineVolume | null {
  const words = foldLine(line.text);
  const { amount } = line;
  // Ice is not drunk but melts, which the dilution accounts for.
  if (abv === 0 && /\bice\b(?!.cream)/.test(words)) return { ml: 0, assumed: null };
  if (!amount) return unmeasuredVolume(words, abv);
  const ml = amountMl(amount);
  if (ml !== null) {
    const isRinse = abv !== null && abv > 0 && (RINSED.test(words) || isDiscardedRinse(line, ml, recipe));
    if (isRinse && ml > RINSE_ML) return { ml: RINSE_ML, assumed: 'rinse' };
    if (amount.unit.kind === 'measure' && SUGAR.test(words))
      return { ml: ml * DISSOLVED_SHARE, assumed: 'dissolved' };
    return { ml, assumed: null };
  }
  if (abv || CONTAINERS.has(amount.unit.name)) return null;
  return amount.unit.kind === 'count' ? countedVolume(line, words, recipe) : { ml: 0, assumed: null };
}
