/** What asks what to print and makes it ready, as one part that is loaded by the Print button. */
export { printableRecipe } from './printable-recipe.ts';
export { PrintRecipeDialog } from './PrintRecipeDialog.tsx';
