export { recipeMinutes } from '#openapi/ingredients/steps/step-times.ts';
export { writtenLine } from '#openapi/ingredients/shown-line.ts';
