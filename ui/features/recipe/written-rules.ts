export { recipeMinutes } from '#openapi/ingredients/step-times.ts';
export { writtenLine } from '#openapi/ingredients/shown-line.ts';
