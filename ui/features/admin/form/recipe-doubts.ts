import { readIngredientLine } from '#openapi/ingredients/amounts.ts';
import { showLine } from '#openapi/ingredients/scaled-line.ts';

export interface RecipeDoubts {
  /** Lines without an amount that can be read. */
  withoutAmount: string[];
  /** Lines that stay as they are, whichever unit a visitor chooses. */
  inOwnUnits: string[];
}

const CONVERTED = ['volume', 'measure', 'part'];

export function recipeDoubts(ingredients: readonly string[]): RecipeDoubts {
  const lines = ingredients.filter((line) => line.trim() !== '').map(readIngredientLine);
  const isFixed = (line: (typeof lines)[number]): boolean =>
    line.amount !== null &&
    CONVERTED.includes(line.amount.unit.kind) &&
    showLine(line, 'ml').amount === showLine(line, 'oz').amount;
  return {
    withoutAmount: lines.filter(({ amount }) => amount === null).map(({ text }) => text),
    inOwnUnits: lines.filter(isFixed).map(({ text }) => text),
  };
}
