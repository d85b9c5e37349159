/** The controls are one chunk, since a recipe can be read before any of them is there. */
export { RunningCountdowns } from './mixing/Countdowns.tsx';
export { serveRecipe } from './serving/serve-recipe.ts';
