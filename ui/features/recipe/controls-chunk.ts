/** The chunk of the controls, which is loaded after the page (`lazy-chunks.ts`). */
export { RunningCountdowns } from './mixing/Countdowns.tsx';
export { serveRecipe } from './serving/serve-recipe.ts';
