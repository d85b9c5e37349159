import { stepLines } from '#openapi/ingredients/steps/step-lines.ts';
import { stepTimes, type StepTime } from '#openapi/ingredients/steps/step-times.ts';
import { readPour, volumeOf } from '#ui/lib/drawing/pour.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import type { ShownLine } from '#openapi/ingredients/lines/written-line.ts';

export interface MixingStep {
  text: string;
  uses: number[];
  times: StepTime[];
}

/** `ingredients` are the recipe's lines, unchanged. */
export function mixingSteps(ingredients: readonly string[], instructions: readonly string[]): MixingStep[] {
  const used = stepLines(ingredients, instructions);
  return instructions.map((text, index) => ({ text, uses: used[index] ?? [], times: stepTimes(text) }));
}

export function shownUses({ uses }: MixingStep, lines: readonly ShownLine[]): ShownLine[] {
  return uses.flatMap((index) => lines[index] ?? []);
}

/** Returns the fraction of the recipe's volume that is poured by then, from 0 to 1. */
function pouredFraction(ingredients: readonly string[], lines: ReadonlySet<number>): number {
  const pours = ingredients.map(readPour);
  const all = volumeOf(pours);
  return all === 0 ? 1 : volumeOf(pours.filter((_, line) => lines.has(line))) / all;
}

/** Returns the drink after `done` steps, with their ice and garnish. The last step completes it. */
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
    instructions: recipe.instructions.slice(0, done),
    ingredients: recipe.ingredients.filter((_, index) => lines.has(index)),
    poured: pouredFraction(recipe.ingredients, lines),
  };
}
