/** What chooses and shows similar recipes, as one part that comes when the reader comes near. */
export { similarRecipes } from '#ui/rules/similar-recipes.ts';
export { SimilarCards } from './SimilarCards.tsx';
