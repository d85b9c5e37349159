export { shareOrCopyRecipe } from '../share/share-recipe.ts';
export { RunningCountdowns } from '../mixing/CountdownButton.tsx';
export { JugChoice } from './JugChoice.tsx';
export { servingLines } from './serving-lines.ts';
