import { foldLine } from '#openapi/names/fold-text.ts';
import { HOT } from '../dilution.ts';
import { ingredientHead, readIngredientLine } from '../lines/ingredient-line.ts';
import type { ShownUnit } from '../lines/units.ts';
import { stepLines } from '../steps/step-lines.ts';
import { tellStrength, type MixedRecipe } from '../strength.ts';
import { joinsLate } from '../volume.ts';
import { patternsOf } from '../word-table.ts';
import DATA from '../words/jug-words.json' with { type: 'json' };
import { formatVolume } from './scaled-line.ts';

export interface Jug {
  /** The water in the place of melting ice, in ml for all servings; 0 if the ice stays in the glasses. */
  waterMl: number;
  steps: string[];
}

const REFUSALS = DATA.refusals.map((one) => ({ ...one, words: new RegExp(one.words) }));
/** A step that `finishes` is done to each glass. One that `prepares` makes something ready before the mixing, so that a jug's recipe has it too. */
const is = patternsOf(DATA.patterns);

const isHeldBack = (step: string): boolean => is.heldBack.test(step) || is.rinses.test(step);

/** Tells whether a step is done to each glass by itself, however many are made. `step` is folded. */
export const isForEachGlass = (step: string): boolean => is.finishes.test(step) || isHeldBack(step);

/** Returns the lines that are mixed at once. What sparkles, tops up, floats, sinks or rinses waits for the glasses. */
export function mixedLines({ ingredients, instructions }: Omit<MixedRecipe, 'type'>): string[] {
  const used = stepLines(ingredients, instructions);
  const waiting = used.filter((_, step) => isHeldBack(foldLine(instructions[step] ?? ''))).flat();
  return ingredients.filter((text, at) => !waiting.includes(at) && !joinsLate(readIngredientLine(text)));
}

const IS_HOT = 'it is made hot';
const LIST = new Intl.ListFormat('en-GB');
const SWEETNESS = /\b(?:sugar|honey)\b(?! syrup|-)/i;

/**
 * Returns a sentence that says why the drink is not made in a jug, or its jug. It is mixed ahead without ice, chilled, and finished glass by
 * glass as the recipe finishes one. A drink that is built over ice gets no water, since its ice stays in the glasses.
 */
export function jugOf(recipe: MixedRecipe, servings: number, unit: ShownUnit): Jug | string {
  const lines = foldLine(recipe.ingredients.join('. '));
  const steps = foldLine(recipe.instructions.join('. '));
  const said: Record<string, string> = { lines, steps, all: `${lines}\n${steps}` };
  said['technique'] = foldLine(recipe.type ?? '');
  const refusal = REFUSALS.find(({ part, words }) => words.test(said[part] ?? ''));
  if (refusal) return notForAJug(refusal.why);
  if (HOT.test(lines)) return notForAJug(IS_HOT);
  const { strength } = tellStrength(recipe);
  if (!strength) return notForAJug('how strong it is cannot be told, so neither can its water');
  const { mixing, dilutionMl } = strength;
  if (mixing === 'none' && HOT.test(steps)) return notForAJug(IS_HOT);
  const mixed = mixedLines(recipe);
  if (mixed.length < 2 || mixing === 'none' || mixing === 'blended')
    return notForAJug('it is poured together in its glass');
  const waterMl = mixing === 'built' ? 0 : dilutionMl * servings;
  const mixedMl = strength.lines.reduce((sum, { text, ml }) => (mixed.includes(text) ? sum + ml : sum), 0);
  const perGlass = formatVolume(mixedMl + waterMl / servings, unit);
  const things = LIST.format(mixed.map((line) => ingredientHead(readIngredientLine(line).thing)));
  const { before, after, isOverIce } = glassSteps(recipe.instructions);
  const water =
    waterMl > 0 ? `, and add ${formatVolume(waterMl, unit)} water in the place of melting ice` : '';
  const ice = isOverIce || mixing === 'built' ? ', over fresh ice' : '';
  const [mix, again] =
    mixing === 'shaken'
      ? ['Close the jug, or fill bottles, and shake hard for 15 seconds, without ice.', 'Shake']
      : ['Stir well, without ice.', 'Stir'];
  const poured = [
    `Pour the ${things} into a large jug${water}.`,
    `${mix}${SWEETNESS.test(things) ? ' Go on until the sweetness is dissolved.' : ''}`,
    'Chill it in the refrigerator for two hours, until it is very cold.',
    `${again} once more and pour ${perGlass} into each chilled glass${ice}${mixing === 'built' ? ', and stir until it is cold' : ''}.`,
  ];
  return { waterMl, steps: [...before, ...poured, ...after] };
}

const notForAJug = (why: string): string => `Not for a jug: ${why}.`;

/** Returns the steps that a jug leaves as they are: those before it is poured, such as a rinse, and those that finish each glass. */
function glassSteps(instructions: readonly string[]) {
  const steps = instructions.map((text, at) => ({ text, at, step: foldLine(text) }));
  const own = steps.filter(
    ({ step }) => !is.mixes.test(step) || isForEachGlass(step) || is.prepares.test(step),
  );
  const firstMixed = steps.findIndex((one) => !own.includes(one));
  const isBefore = ({ at, step }: (typeof steps)[number]): boolean => at < firstMixed || is.rinses.test(step);
  const isOverIce = steps.some(
    ({ step }) =>
      /\b(?:over|with|add)\b[^.]*\bice\b/.test(step) && !/shak|mixing glass|\bstir with/.test(step),
  );
  const textsOf = (some: typeof steps): string[] => some.map(({ text }) => text);
  return {
    ...{ before: textsOf(own.filter(isBefore)), isOverIce },
    after: textsOf(own.filter((one) => !isBefore(one))),
  };
}
