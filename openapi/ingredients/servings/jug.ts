import { foldLine } from '#openapi/text/fold-text.ts';
import { HOT_WORDS, type MixingMethod } from '../dilution.ts';
import { readIngredientLine } from '../lines/ingredient-line.ts';
import { ingredientHead } from '../lines/ingredient-name.ts';
import type { VolumeUnit } from '../lines/units.ts';
import { stepLines } from '../steps/step-lines.ts';
import { estimateStrength, type MixedRecipe } from '../strength.ts';
import { joinsLate } from '../volume.ts';
import { patternsOf } from '../word-patterns.ts';
import STEPS from '../words/glass-steps.json' with { type: 'json' };
import REFUSALS from '../words/jug-refusals.json' with { type: 'json' };
import { formatVolume } from './format-volume.ts';

export interface Jug {
  /** Replaces the water of melting ice, in ml for all servings. It is 0 if the ice stays in the glasses. */
  waterMl: number;
  steps: string[];
}

const REFUSED_WORDS = REFUSALS.byWords.map((row) => ({ ...row, pattern: new RegExp(row.pattern) }));
const PATTERNS = patternsOf(STEPS.patterns);

const isHeldBack = (step: string): boolean => PATTERNS.heldBack.test(step) || PATTERNS.rinses.test(step);

/** Tells whether a step, which is folded, is done to each glass. */
export const isForEachGlass = (step: string): boolean => PATTERNS.finishes.test(step) || isHeldBack(step);

/** Lines that are mixed at once, without those that sparkle, top up, float, sink or rinse. */
export function mixedLines({ ingredients, instructions }: Omit<MixedRecipe, 'type'>): string[] {
  const linesOfSteps = stepLines(ingredients, instructions);
  const lateLines = linesOfSteps.filter((_, step) => isHeldBack(foldLine(instructions[step] ?? ''))).flat();
  return ingredients.filter(
    (text, index) => !lateLines.includes(index) && !joinsLate(readIngredientLine(text)),
  );
}

/** Returns why a drink cannot be made in a jug, or null. `mixing` is undefined if the strength is unknown. */
function reasonAgainst(recipe: MixedRecipe, mixing?: MixingMethod): string | null {
  const lines = foldLine(recipe.ingredients.join('. '));
  const steps = foldLine(recipe.instructions.join('. '));
  const technique = foldLine(recipe.type ?? '');
  const texts: Record<string, string> = { technique, lines, steps, all: `${lines}\n${steps}` };
  const found = REFUSED_WORDS.find(({ where, pattern }) => pattern.test(texts[where] ?? ''));
  if (found) return found.why;
  if (HOT_WORDS.test(lines) || (mixing === 'none' && HOT_WORDS.test(steps))) return REFUSALS.madeHot;
  if (mixing === undefined) return REFUSALS.unknownStrength;
  return mixing === 'none' || mixing === 'blended' ? REFUSALS.pouredInGlass : null;
}

const SHAKEN = {
  first: 'Close the jug, or fill bottles, and shake hard for 15 seconds, without ice.',
  again: 'Shake',
};
const STIRRED = { first: 'Stir well, without ice.', again: 'Stir' };
const GO_ON = ' Go on until the sweetness is dissolved.';
const LIST = new Intl.ListFormat('en-GB');

/**
 * Returns a sentence with the reason if a drink has no jug. A jug is mixed without ice, chilled, and finished
 * glass by glass. A drink that is built over ice gets no water, since its ice stays in the glasses.
 */
export function jugOf(recipe: MixedRecipe, servings: number, unit: VolumeUnit): Jug | string {
  const { estimate } = estimateStrength(recipe);
  const mixed = mixedLines(recipe);
  const reason =
    reasonAgainst(recipe, estimate?.mixing) ?? (mixed.length < 2 ? REFUSALS.pouredInGlass : null);
  if (!estimate || reason !== null) return `Not for a jug: ${reason}.`;
  const { mixing, dilutionMl, lines } = estimate;
  const isBuilt = mixing === 'built';
  const waterMl = isBuilt ? 0 : dilutionMl * servings;
  const mixedMl = lines.reduce((sum, { text, ml }) => (mixed.includes(text) ? sum + ml : sum), 0);
  const perGlass = formatVolume(mixedMl + waterMl / servings, unit);
  const ingredients = LIST.format(mixed.map((line) => ingredientHead(readIngredientLine(line).ingredient)));
  const { before, after, isOverIce } = glassSteps(recipe.instructions);
  const water = `, and add ${formatVolume(waterMl, unit)} water in the place of melting ice`;
  const { first, again } = mixing === 'shaken' ? SHAKEN : STIRRED;
  const goOn = PATTERNS.dissolves.test(foldLine(ingredients)) ? GO_ON : '';
  const ice = isOverIce || isBuilt ? ', over fresh ice' : '';
  const steps = [
    `Pour the ${ingredients} into a large jug${waterMl > 0 ? water : ''}.`,
    first + goOn,
    'Chill it in the refrigerator for two hours, until it is very cold.',
    `${again} once more and pour ${perGlass} into each chilled glass${ice}${isBuilt ? ', and stir until it is cold' : ''}.`,
  ];
  return { waterMl, steps: [...before, ...steps, ...after] };
}

/** Returns the steps for the glasses: before the jug is poured, such as a rinse, and after it. */
function glassSteps(instructions: readonly string[]) {
  const folded = instructions.map(foldLine);
  const isKept = (step: string) =>
    !PATTERNS.mixes.test(step) || isForEachGlass(step) || PATTERNS.prepares.test(step);
  const firstMixed = folded.findIndex((step) => !isKept(step));
  const before: string[] = [];
  const after: string[] = [];
  for (const [index, step] of folded.entries())
    if (isKept(step))
      (index < firstMixed || PATTERNS.rinses.test(step) ? before : after).push(instructions[index] ?? '');
  const isOverIce = folded.some((step) => PATTERNS.overIce.test(step) && !PATTERNS.mixesOnIce.test(step));
  return { before, after, isOverIce };
}
