/** What asks what to print and makes it ready, as one part that comes when somebody wants to print. */
export { printableRecipe } from './printable-recipe.ts';
export { PrintRecipeDialog } from './PrintRecipeDialog.tsx';
