import { stepLines } from '#openapi/ingredients/steps/step-lines.ts';
import { stepTimes, type StepTime } from '#openapi/ingredients/steps/step-times.ts';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { readPour, volumeOf } from '#ui/lib/drawing/pour.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';

export interface MixingStep {
  text: string;
  lineIndexes: number[];
  times: StepTime[];
}

/** `ingredients` must be the unchanged lines of the recipe. */
export function mixingSteps(ingredients: readonly string[], instructions: readonly string[]): MixingStep[] {
  const used = stepLines(ingredients, instructions);
  return instructions.map((text, index) => ({
    text,
    lineIndexes: used[index] ?? [],
    times: stepTimes(text),
  }));
}

export function linesOfStep({ lineIndexes }: MixingStep, lines: readonly ShownLine[]): ShownLine[] {
  return lineIndexes.flatMap((index) => lines[index] ?? []);
}

/** Returns the fraction (0…1) of the recipe's volume that these lines have. */
function pouredFraction(ingredients: readonly string[], lines: ReadonlySet<number>): number {
  const pours = ingredients.map(readPour);
  const all = volumeOf(pours);
  return all === 0 ? 1 : volumeOf(pours.filter((_, line) => lines.has(line))) / all;
}

/** Returns the drink with the ice and garnish of the first `done` steps. The last step completes it. */
export function drinkAfterSteps(
  recipe: DrawableRecipe,
  steps: readonly MixingStep[],
  done: number,
): DrawableRecipe {
  if (done >= steps.length) return recipe;
  const lines = new Set(steps.slice(0, done).flatMap(({ lineIndexes }) => lineIndexes));
  return {
    ...recipe,
    garnish: [],
    instructions: recipe.instructions.slice(0, done),
    ingredients: recipe.ingredients.filter((_, index) => lines.has(index)),
    poured: pouredFraction(recipe.ingredients, lines),
  };
}
