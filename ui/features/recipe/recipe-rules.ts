/** These rules are one chunk, which a first visit does not load. */
export { houseIngredientIn } from '#openapi/ingredients/house-ingredients.ts';
export { recipeMinutes } from '#openapi/ingredients/recipe-minutes.ts';
export { writtenLine, writtenUnit } from '#openapi/ingredients/lines/written-line.ts';
export { allergensIn } from '#openapi/ingredients/allergens.ts';
export { swapsForLine } from '#openapi/ingredients/swaps-for-line.ts';
