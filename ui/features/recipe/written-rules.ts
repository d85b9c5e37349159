export { houseMadeIn } from '#openapi/ingredients/shopping/house-made.ts';
export { recipeMinutes } from '#openapi/ingredients/steps/step-times.ts';
export { writtenLine } from '#openapi/ingredients/shown-line.ts';
