import { useDeferredValue, useMemo } from 'react';
import type { StatedAllergen } from '#openapi/generated/model.ts';
import { contentsOf, houseContents, NO_HOUSE_MADE } from '#openapi/ingredients/contents.ts';
import { recipeTraits, type RecipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { textOf, type FormValue, type FormValues } from '../resources/form-fields.ts';
import { lineNotes } from './line-notes.ts';

/** Returns the recipe in the form, the notes about it, and the lines that are not understood. */
export function useFormRecipe(values: FormValues) {
  // The deferred value lets the typed letter appear before the drawing and the notes.
  const { name, ingredients, instructions, type, glassware, garnish, allergens } = useDeferredValue(values);
  const house = useListHouseIngredients(undefined, { query: { select: dataOf } }).data;
  const houseMade = useMemo(() => (house ? houseContents(house) : NO_HOUSE_MADE), [house]);
  return useMemo(() => {
    const recipe = {
      name: textOf(name),
      ingredients: linesOf(ingredients),
      instructions: linesOf(instructions),
      type: textOf(type) || null,
      glassware: textOf(glassware) || null,
      garnish: listOf(garnish),
      allergens: listOf(allergens) as StatedAllergen[],
    };
    const traits = recipeTraits(recipe, houseMade);
    // A house-made ingredient has no garnish and shows no strength, and it contains no other house-made one.
    const doubts = Array.isArray(garnish)
      ? traits
      : { unknown: contentsOf(recipe.ingredients, recipe.allergens, NO_HOUSE_MADE).unknown, untold: [] };
    const notes = lineNotes(textOf(ingredients).split('\n'), doubts);
    return { recipe, strength: strengthWords(traits), notes };
  }, [name, ingredients, instructions, type, glassware, garnish, allergens, houseMade]);
}

function strengthWords({ strength, untold }: Pick<RecipeTraits, 'strength' | 'untold'>): string {
  if (strength === null) return untold.length > 0 ? 'The strength is not told.' : '';
  return strength === 0
    ? 'No alcohol, as far as the recipe tells.'
    : `About ${Math.round(strength)}% ABV as served.`;
}

function listOf(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function linesOf(value: FormValue | undefined): string[] {
  const lines = textOf(value).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
