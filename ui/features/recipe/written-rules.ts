/** The rules that read a recipe's words, as one part: see `written-recipe.ts`. */
export { recipeMinutes } from '#openapi/ingredients/step-times.ts';
export { writtenLine } from '#openapi/ingredients/shown-line.ts';
