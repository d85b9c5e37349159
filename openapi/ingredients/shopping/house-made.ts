import { houseName } from '../contents.ts';
import { amountMl } from '../lines/amount.ts';
import { readIngredientLine } from '../lines/ingredient-line.ts';
import type { PlannedRecipe } from './shopping-list.ts';

export interface HouseMade {
  name: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  yieldMl: number;
}

/** A list buys for quarters of what a recipe yields, since a tenth of a syrup is too little to boil. */
const BATCH_PARTS = 4;

export function houseMadeIn<Item extends { name: string }>(
  line: string,
  items: readonly Item[],
): Item | undefined {
  const words = houseName(readIngredientLine(line).thing);
  return items.find(({ name }) => houseName(name) === words);
}

export function madeInHouse(recipes: readonly PlannedRecipe[], items: readonly HouseMade[]): PlannedRecipe[] {
  const neededMl = new Map<HouseMade, number>();
  const others = recipes.map((recipe) => {
    const isMade = (line: string): boolean => {
      const item = houseMadeIn(line, items);
      const { amount } = readIngredientLine(line);
      const ml = amount && amountMl(amount);
      if (!item || ml === null || recipe.servings <= 0) return false;
      neededMl.set(item, (neededMl.get(item) ?? 0) + ml * recipe.servings);
      return true;
    };
    return { ...recipe, ingredients: recipe.ingredients.filter((line) => !isMade(line)) };
  });
  const made = [...neededMl].map(([{ name, ingredients, instructions, yieldMl }, ml]) => ({
    ...{ name, ingredients, instructions },
    servings: Math.ceil((ml / yieldMl) * BATCH_PARTS - 1e-9) / BATCH_PARTS,
  }));
  return [...others, ...made];
}
