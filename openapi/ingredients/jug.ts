import type { Cocktail } from '#openapi/generated/model.ts';
import { HOT } from './dilution.ts';
import { tellStrength } from './strength.ts';
import { foldLine } from '#openapi/names/fold-text.ts';
import { isHerb, jugLines, jugSteps } from './steps/jug-steps.ts';
import { formatVolume } from './lines/scaled-line.ts';
import type { ShownUnit } from './lines/units.ts';

export interface Jug {
  /** It is the water in the place of melting ice, in ml for all servings. It is 0 if the ice stays in the glasses. */
  waterMl: number;
  steps: string[];
}

export type JugRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

/** These words of the technique, the lines and the steps speak against a jug. The first that fits counts. */
const REFUSALS: readonly [part: 'technique' | 'lines' | 'steps' | 'all', words: RegExp, why: string][] = [
  ['technique', /layer/, 'its layers are poured glass by glass'],
  ['technique', /stove|hot/, 'it is made hot'],
  ['lines', HOT, 'it is made hot'],
  ['technique', /blend|frozen/, 'it is blended with its ice'],
  ['steps', /\bblender\b[^.]*\bice\b/, 'it is blended with its ice'],
  ['all', /\b(?:crushed|cracked|shaved|pebbled?|nugget|snow) ice\b/, 'it is made on crushed or cracked ice'],
  ['lines', /\beggs?\b|\baquafaba\b/, 'it foams only when it is shaken fresh'],
  ['all', /\bespresso\b.*\n.*\bshake/, 'it foams only when it is shaken fresh'],
];

const notForAJug = (why: string): string => `Not for a jug: ${why}.`;

/**
 * Returns a sentence that says why the drink is not made in a jug, or its jug. A drink that is built over ice gets no water, since its ice
 * stays in the glasses.
 */
export function jugOf(recipe: JugRecipe, servings: number, unit: ShownUnit): Jug | string {
  const { ingredients, instructions } = recipe;
  const lines = foldLine(ingredients.join('. '));
  const steps = foldLine(instructions.join('. '));
  const said = { technique: foldLine(recipe.type ?? ''), lines, steps, all: `${lines}\n${steps}` };
  const refusal = REFUSALS.find(([part, words]) => words.test(said[part]));
  if (refusal) return notForAJug(refusal[2]);
  const { strength } = tellStrength(recipe);
  if (!strength) return notForAJug('how strong it is cannot be told, so neither can its water');
  const { mixing, dilutionMl } = strength;
  const { mixed } = jugLines(ingredients, instructions);
  if (mixing === 'none' && HOT.test(steps)) return notForAJug('it is made hot');
  if (mixed.some(isHerb)) return notForAJug('its leaves turn brown and bitter, so they are pressed fresh');
  if (mixed.length < 2 || mixing === 'none' || mixing === 'blended')
    return notForAJug('it is poured together in its glass');
  const waterMl = mixing === 'built' ? 0 : dilutionMl * servings;
  const mixedMl = strength.lines.reduce((sum, { text, ml }) => (mixed.includes(text) ? sum + ml : sum), 0);
  return {
    waterMl,
    steps: jugSteps({
      mixed,
      instructions,
      way: mixing,
      water: waterMl > 0 ? formatVolume(waterMl, unit) : null,
      perGlass: formatVolume(mixedMl + waterMl / servings, unit),
    }),
  };
}
