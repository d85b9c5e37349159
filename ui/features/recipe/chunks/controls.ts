/** The code behind units, servings and countdowns. */
export { RunningCountdowns } from '../mixing/Countdowns.tsx';
export { serveRecipe } from '../serving/serve-recipe.ts';
