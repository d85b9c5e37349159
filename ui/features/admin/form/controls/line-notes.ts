import { readIngredientLine, type IngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import type { RecipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';

type UnknownLines = Pick<RecipeTraits, 'unknownIngredients' | 'strengthUnknownFor'>;

const UNKNOWN =
  'what is in it is not known, so this is not offered as free from anything until its allergens are stated';
const CONVERTED_KINDS = ['volume', 'spoonOrCup', 'part'];

/** One note for each line and garnish that is not understood. Line numbers count blank lines. */
export function lineNotes(lines: readonly string[], unknown: UnknownLines): string[] {
  const trimmedLines = lines.map((line) => line.trim());
  const perLine = trimmedLines.flatMap((text, index) => {
    if (text === '') return [];
    const line = readIngredientLine(text);
    const notes = [
      line.isUnparsed && 'no amount could be read, so it stays as written for any number of servings',
      unknown.strengthUnknownFor.includes(text) && 'its strength is unknown',
      unknown.unknownIngredients.includes(text) && UNKNOWN,
      isFixed(line) && 'it is not converted to the units that visitors choose',
    ].filter((note) => note !== false);
    return notes.length > 0 ? [`Line ${index + 1}, “${text}”: ${notes.join('; ')}.`] : [];
  });
  const garnishes = unknown.unknownIngredients.filter((text) => !trimmedLines.includes(text));
  return [...perLine, ...garnishes.map((name) => `Garnish “${name}”: ${UNKNOWN}.`)];
}

function isFixed(line: IngredientLine): boolean {
  if (line.amount === null || !CONVERTED_KINDS.includes(line.amount.unit.kind)) return false;
  return formatServedLine(line, 'ml').amount === formatServedLine(line, 'oz').amount;
}
