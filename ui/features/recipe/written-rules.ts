/** The rules that read a recipe's words, as one part: see `written-recipe.ts`. */
export { recipeMinutes } from '#openapi/rules/step-times.ts';
export { writtenLine } from '#ui/rules/shown-line.ts';
