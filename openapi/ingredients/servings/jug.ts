import { foldLine } from '#openapi/names/fold-text.ts';
import { HOT, type Mixing } from '../dilution.ts';
import { ingredientHead, readIngredientLine } from '../lines/ingredient-line.ts';
import type { ShownUnit } from '../lines/units.ts';
import { stepLines } from '../steps/step-lines.ts';
import { tellStrength, type MixedRecipe } from '../strength.ts';
import { joinsLate } from '../volume.ts';
import { formatVolume } from './scaled-line.ts';

export interface Jug {
  /** The water in the place of melting ice, in ml for all servings; 0 if the ice stays in the glasses. */
  waterMl: number;
  steps: string[];
}

/** Words of the technique, the lines and the steps that speak against a jug. The first that fits counts. */
const REFUSALS: readonly [part: 'technique' | 'lines' | 'steps' | 'all', words: RegExp, why: string][] = [
  ['technique', /layer/, 'its layers are poured glass by glass'],
  ['technique', /stove|hot/, 'it is made hot'],
  ['lines', HOT, 'it is made hot'],
  ['technique', /blend|frozen/, 'it is blended with its ice'],
  ['steps', /\bblender\b[^.]*\bice\b/, 'it is blended with its ice'],
  ['all', /\b(?:crushed|cracked|shaved|pebbled?|nugget|snow) ice\b/, 'it is made on crushed or cracked ice'],
  ['lines', /\beggs?\b|\baquafaba\b/, 'it foams only when it is shaken fresh'],
  ['all', /\bespresso\b.*\n.*\bshake/, 'it foams only when it is shaken fresh'],
  ['lines', /\b(?:lea(?:f|ves)|sprigs?)\b/, 'its leaves turn brown and bitter, so they are pressed fresh'],
  ['lines', /\b(?:cut|muddled|quartered|halved)\b/, 'its fruit is pressed fresh'],
];

/** Steps that are done to each glass, or make something ready before the mixing, so that a jug's recipe has them too. */
const FINISHES =
  /\bgarnish|\bexpress|\btwist\b|\bgrate\b|\bstraw\b|\brim\b|\bset \w+ (?:coffee )?beans|^top\b|\btop (?:up |slowly |it )?with\b|\bslip\b|\bsqueeze\b/;
const PREPARES = /^for the [^,]*,|\bfreezer\b|\bchill (?:a|the) |\bpull the espresso/;
const HELD_BACK = /\bfloat|\bdrizzle|\bsinks?\b/;
const RINSES = /\brins(?:e|ing)\b|\bcoat\b.*\bdiscard/;
const MIXES =
  /\bshak|\bstir|\bmixing glass|\bmuddl|\bpress|\bcrush|\bblend|\bstrain|\bice\b(?!.cream)|\bpour|\badd\b|\bcombine|\bput\b|\bturn\b/;

const isHeldBack = (step: string): boolean => HELD_BACK.test(step) || RINSES.test(step);

/** Tells whether a step is done to each glass by itself, however many are made. `step` is folded. */
export const isForEachGlass = (step: string): boolean => FINISHES.test(step) || isHeldBack(step);

/** Returns the lines that are mixed at once. What sparkles, tops up, floats, sinks or rinses waits for the glasses. */
export function mixedLines({ ingredients, instructions }: Omit<MixedRecipe, 'type'>): string[] {
  const used = stepLines(ingredients, instructions);
  const waiting = used.filter((_, step) => isHeldBack(foldLine(instructions[step] ?? ''))).flat();
  return ingredients.filter((text, at) => !waiting.includes(at) && !joinsLate(readIngredientLine(text)));
}

/**
 * Returns a sentence that says why the drink is not made in a jug, or its jug. A drink that is built over ice gets no water, since its ice
 * stays in the glasses.
 */
export function jugOf(recipe: MixedRecipe, servings: number, unit: ShownUnit): Jug | string {
  const lines = foldLine(recipe.ingredients.join('. '));
  const steps = foldLine(recipe.instructions.join('. '));
  const said = { technique: foldLine(recipe.type ?? ''), lines, steps, all: `${lines}\n${steps}` };
  const refusal = REFUSALS.find(([part, words]) => words.test(said[part]));
  if (refusal) return notForAJug(refusal[2]);
  const { strength } = tellStrength(recipe);
  if (!strength) return notForAJug('how strong it is cannot be told, so neither can its water');
  const { mixing, dilutionMl } = strength;
  if (mixing === 'none' && HOT.test(steps)) return notForAJug('it is made hot');
  const mixed = mixedLines(recipe);
  if (mixed.length < 2 || mixing === 'none' || mixing === 'blended')
    return notForAJug('it is poured together in its glass');
  const waterMl = mixing === 'built' ? 0 : dilutionMl * servings;
  const mixedMl = strength.lines.reduce((sum, { text, ml }) => (mixed.includes(text) ? sum + ml : sum), 0);
  const water = waterMl > 0 ? formatVolume(waterMl, unit) : null;
  const perGlass = formatVolume(mixedMl + waterMl / servings, unit);
  return { waterMl, steps: jugSteps(recipe.instructions, { mixed, mixing, water, perGlass }) };
}

const notForAJug = (why: string): string => `Not for a jug: ${why}.`;

interface JugPlan {
  mixed: readonly string[];
  mixing: Mixing;
  water: string | null;
  perGlass: string;
}

const LIST = new Intl.ListFormat('en-GB');
const SWEETNESS = /\b(?:sugar|honey)\b(?! syrup|-)/i;

/** Returns the steps of a jug. It is mixed ahead without ice, chilled, and finished glass by glass as the recipe finishes one. */
function jugSteps(instructions: readonly string[], { mixed, mixing, water, perGlass }: JugPlan): string[] {
  const things = LIST.format(mixed.map((line) => ingredientHead(readIngredientLine(line).thing)));
  const steps = instructions.map((text) => ({ text, step: foldLine(text) }));
  const isMixing = ({ step }: { step: string }): boolean =>
    MIXES.test(step) && !isForEachGlass(step) && !PREPARES.test(step);
  const firstMixed = steps.findIndex(isMixing);
  const own = steps.filter((one) => !isMixing(one));
  const before = own.filter((one) => steps.indexOf(one) < firstMixed || RINSES.test(one.step));
  const after = own.filter((one) => !before.includes(one));
  const isOverIce = steps.some(
    ({ step }) =>
      /\b(?:over|with|add)\b[^.]*\bice\b/.test(step) && !/shak|mixing glass|\bstir with/.test(step),
  );
  const dissolved = SWEETNESS.test(things) ? ' Go on until the sweetness is dissolved.' : '';
  const over = isOverIce || mixing === 'built' ? ', over fresh ice' : '';
  const stirred = mixing === 'built' ? ', and stir until it is cold' : '';
  const shaken = 'Close the jug, or fill bottles, and shake hard for 15 seconds, without ice.';
  return [
    ...before.map(({ text }) => text),
    `Pour the ${things} into a large jug${water ? `, and add ${water} water in the place of melting ice` : ''}.`,
    `${mixing === 'shaken' ? shaken : 'Stir well, without ice.'}${dissolved}`,
    'Chill it in the refrigerator for two hours, until it is very cold.',
    `${mixing === 'shaken' ? 'Shake' : 'Stir'} once more and pour ${perGlass} into each chilled glass${over}${stirred}.`,
    ...after.map(({ text }) => text),
  ];
}
