import { foldWords } from '#openapi/text/fold-text.ts';
import { readIngredientLine } from './lines/ingredient-line.ts';
import { bareName } from './lines/ingredient-name.ts';
import { amountMl } from './lines/amount.ts';

/** Returns a key that a house-made ingredient shares with the lines that name it. */
export const houseName = (text: string): string => foldWords(bareName(text)).join(' ');

export function houseIngredientIn<Item extends { name: string }>(line: string, items: readonly Item[]) {
  const words = houseName(readIngredientLine(line).ingredient);
  return items.find(({ name }) => houseName(name) === words);
}

/** A recipe with the number of its servings. */
export interface PlannedRecipe {
  name: string;
  ingredients: readonly string[];
  servings: number;
  instructions?: readonly string[];
  garnish?: readonly string[];
}

export interface HouseRecipe {
  name: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  yieldMl: number;
}

/** A batch is rounded up to a quarter of its recipe, because less cannot be cooked. */
const QUARTERS = 4;
/** A sum of thirds may be slightly too large. This tolerance keeps it from buying one more bottle or lime. */
export const ROUNDING_TOLERANCE = 1e-9;

/** Removes lines that name something house-made, and adds the recipes of its batches instead. */
export function addBatches(
  recipes: readonly PlannedRecipe[],
  houseRecipes: readonly HouseRecipe[],
): PlannedRecipe[] {
  const neededMl = new Map<HouseRecipe, number>();
  const others = recipes.map((recipe) => {
    const isBought = (line: string): boolean => {
      const item = houseIngredientIn(line, houseRecipes);
      const { amount } = readIngredientLine(line);
      const ml = amount && amountMl(amount);
      if (!item || ml === null || recipe.servings <= 0) return true;
      neededMl.set(item, (neededMl.get(item) ?? 0) + ml * recipe.servings);
      return false;
    };
    return { ...recipe, ingredients: recipe.ingredients.filter(isBought) };
  });
  const batches = Array.from(neededMl, ([{ name, ingredients, instructions, yieldMl }, ml]) => {
    const servings = Math.ceil((ml / yieldMl) * QUARTERS - ROUNDING_TOLERANCE) / QUARTERS;
    return { name, ingredients, instructions, servings };
  });
  return [...others, ...batches];
}
