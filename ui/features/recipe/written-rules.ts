export { houseMadeIn } from '#openapi/ingredients/house-made.ts';
export { recipeMinutes } from '#openapi/ingredients/step-times.ts';
export { writtenLine } from '#openapi/ingredients/shown-line.ts';
