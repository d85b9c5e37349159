export { printableRecipe } from './printable-recipe.ts';
export { PrintRecipeDialog } from './PrintRecipeDialog.tsx';
