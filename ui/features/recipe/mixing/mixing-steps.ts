import { stepLines } from '#openapi/ingredients/steps/step-lines.ts';
import { stepTimes, type StepTime } from '#openapi/ingredients/steps/step-times.ts';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';

export interface MixingStep {
  text: string;
  lineIndexes: number[];
  times: StepTime[];
}

/** Expects the unchanged lines of the recipe as `ingredients`. */
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
