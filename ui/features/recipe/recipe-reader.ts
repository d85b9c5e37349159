/** What reads the lines and steps of a recipe is one chunk (`lazy-chunks.ts`). */
export { houseIngredientIn } from '#openapi/ingredients/house-ingredients.ts';
export { recipeMinutes } from '#openapi/ingredients/recipe-minutes.ts';
export { writtenLine, writtenUnit } from '#openapi/ingredients/lines/written-line.ts';
export { allergensIn } from '#openapi/ingredients/line-allergens.ts';
export { swapsForLine } from '#openapi/ingredients/swaps-for-line.ts';
