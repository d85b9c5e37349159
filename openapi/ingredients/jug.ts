import type { Cocktail } from '#openapi/generated/model.ts';
import { HOT } from './dilution.ts';
import { estimateStrength } from './strength.ts';
import { foldLine } from '#openapi/names/fold-text.ts';
import { isHerb, jugLines, jugSteps } from './steps/jug-steps.ts';
import { formatVolume } from './lines/scaled-line.ts';
import type { ShownUnit } from './lines/units.ts';

export interface Jug {
  /** Water in the place of melting ice, in ml for all servings; 0 where the ice stays in the glasses. */
  waterMl: number;
  steps: string[];
}

export type JugRecipe = Pick<Cocktail, 'ingredients' | 'instructions' | 'type'>;

const FOAMS = /\beggs?\b|\baquafaba\b/;
const CRUSHED = /\b(?:crushed|cracked|shaved|pebbled?|nugget|snow) ice\b/;

const REFUSAL = {
  layered: 'Not for a jug: its layers are poured glass by glass.',
  hot: 'Not for a jug: it is made hot.',
  blended: 'Not for a jug: it is blended with its ice.',
  crushed: 'Not for a jug: it is made on crushed or cracked ice.',
  foam: 'Not for a jug: it foams only when it is shaken fresh.',
  leaves: 'Not for a jug: its leaves turn brown and bitter, so they are pressed fresh.',
};

function refusalOf({
  technique,
  lines,
  steps,
}: Record<'technique' | 'lines' | 'steps', string>): string | null {
  if (/layer/.test(technique)) return REFUSAL.layered;
  if (/stove|hot/.test(technique) || HOT.test(lines)) return REFUSAL.hot;
  if (/blend|frozen/.test(technique) || /\bblender\b[^.]*\bice\b/.test(steps)) return REFUSAL.blended;
  if (CRUSHED.test(`${lines}. ${steps}`)) return REFUSAL.crushed;
  const isShakenCoffee = /\bespresso\b/.test(lines) && /\bshake/.test(steps);
  return FOAMS.test(lines) || isShakenCoffee ? REFUSAL.foam : null;
}
const UNKNOWN = 'Not for a jug: how strong it is cannot be told, so neither can its water.';
const IN_THE_GLASS = 'Not for a jug: it is poured together in its glass.';

/** A sentence says why it is not made in a jug. What is built over ice gets no water, since its ice stays in the glasses. */
export function jugOf(recipe: JugRecipe, servings: number, unit: ShownUnit): Jug | string {
  const { ingredients, instructions } = recipe;
  const steps = foldLine(instructions.join('. '));
  const refusal = refusalOf({
    technique: foldLine(recipe.type ?? ''),
    lines: foldLine(ingredients.join('. ')),
    steps,
  });
  if (refusal !== null) return refusal;
  const strength = estimateStrength(recipe);
  if (!strength) return UNKNOWN;
  const { mixing, dilutionMl, lines } = strength;
  const { mixed } = jugLines(ingredients, instructions);
  if (mixing === 'none' && HOT.test(steps)) return REFUSAL.hot;
  if (mixed.some(isHerb)) return REFUSAL.leaves;
  if (mixed.length < 2 || mixing === 'none' || mixing === 'blended') return IN_THE_GLASS;
  const waterMl = mixing === 'built' ? 0 : dilutionMl * servings;
  const mixedMl = lines.reduce((sum, { text, ml }) => (mixed.includes(text) ? sum + ml : sum), 0);
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
