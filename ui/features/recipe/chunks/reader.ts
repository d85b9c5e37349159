/** The code that reads the lines and steps of a recipe. */
export { houseIngredientIn } from '#openapi/ingredients/house-made.ts';
export { recipeMinutes } from '../recipe-minutes.ts';
export { formatLineAsWritten } from '#openapi/ingredients/lines/format-line-as-written.ts';
export { recipeUnit } from '#openapi/ingredients/servings/format-volume.ts';
export { allergensIn } from '#openapi/ingredients/allergens.ts';
export { swapsForLine } from '#openapi/ingredients/swaps-for-line.ts';
