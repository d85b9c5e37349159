import { stepTimes } from '#openapi/ingredients/steps/step-times.ts';

const SECONDS_PER_LINE = 15;
const SECONDS_PER_STEP = 20;
/** Steps with these words add no time: the glass chills while the drink is made. */
const ASIDE = /\bfreezer\b|\brefrigerator\b|\bfridge\b/i;

type TimedRecipe = Record<'ingredients' | 'instructions', readonly string[]>;

/** Adds up the times in the steps of one serving, with a fixed time for each other step and each line. */
export function recipeMinutes({ ingredients, instructions }: TimedRecipe): number {
  const steps = instructions.map((step) => {
    const times = ASIDE.test(step) ? [] : stepTimes(step);
    return times.reduce((sum, { high }) => sum + high, 0) || SECONDS_PER_STEP;
  });
  const seconds = steps.reduce((sum, step) => sum + step, ingredients.length * SECONDS_PER_LINE);
  return Math.ceil(seconds / 60);
}
