import { stepLines } from '#openapi/ingredients/step-lines.ts';
import { stepTimes, type StepTime } from '#openapi/ingredients/step-times.ts';
import { readPour } from '#ui/lib/drawing/pour.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';

/** A step as it is done: its words, what it pours and how long it takes. */
export interface MixingStep {
  text: string;
  /** The ingredient lines that it uses, by their place in the list. */
  uses: number[];
  times: StepTime[];
}

/** The steps of a recipe or of its jug; `ingredients` as the recipe has them. */
export function mixingSteps(ingredients: readonly string[], instructions: readonly string[]): MixingStep[] {
  const used = stepLines(ingredients, instructions);
  return instructions.map((text, index) => ({ text, uses: used[index] ?? [], times: stepTimes(text) }));
}

/** The lines of a step as the list of ingredients shows them. */
export function shownUses({ uses }: MixingStep, lines: readonly ShownLine[]): ShownLine[] {
  return uses.flatMap((index) => lines[index] ?? []);
}

/** Of the recipe's volume, which part its first so many steps have poured: 0 to 1. */
function pouredShare(ingredients: readonly string[], lines: ReadonlySet<number>): number {
  const volumes = ingredients.map((line) => readPour(line).ml);
  const all = volumes.reduce((total, ml) => total + ml, 0);
  const poured = volumes.reduce((total, ml, line) => (lines.has(line) ? total + ml : total), 0);
  return all === 0 ? 1 : poured / all;
}

/**
 * The drink as far as it is made after so many steps: what was poured so far, as high as it stands, and ice, foam and
 * garnish after the last step.
 */
export function drinkAfter(
  recipe: DrawableRecipe,
  steps: readonly MixingStep[],
  done: number,
): DrawableRecipe {
  if (done >= steps.length) return recipe;
  const lines = new Set(steps.slice(0, done).flatMap(({ uses }) => uses));
  return {
    ...recipe,
    garnish: [],
    instructions: [],
    ingredients: recipe.ingredients.filter((_, index) => lines.has(index)),
    poured: pouredShare(recipe.ingredients, lines),
  };
}
