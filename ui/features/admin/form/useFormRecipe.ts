import { useDeferredValue, useMemo } from 'react';
import type { StatedAllergen } from '#openapi/generated/model.ts';
import { contentsOf, houseContents, NO_HOUSE_MADE } from '#openapi/ingredients/contents.ts';
import { recipeTraits, type RecipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import type { FormValue, FormValues } from './form-fields.ts';
import { lineNotes } from './line-notes.ts';

/** The recipe in the form, what a visitor is told of it, and what cannot be told. */
export function useFormRecipe(values: FormValues) {
  // Typing goes first.
  const typed = useDeferredValue(values);
  const house = useListHouseIngredients(undefined, { query: { select: dataOf } }).data;
  const houseMade = useMemo(() => (house ? houseContents(house) : NO_HOUSE_MADE), [house]);
  return useMemo(() => {
    const { garnish, ingredients } = typed;
    const recipe = {
      name: text(typed['name']),
      ingredients: linesOf(ingredients),
      instructions: linesOf(typed['instructions']),
      type: text(typed['type']) || null,
      glassware: text(typed['glassware']) || null,
      garnish: listOf(garnish),
      allergens: listOf(typed['allergens']) as StatedAllergen[],
    };
    const traits = recipeTraits(recipe, houseMade);
    // What the house makes has no garnish; its strength is told nowhere, and it is made of no other of its kind.
    const doubts = Array.isArray(garnish)
      ? traits
      : { unknown: contentsOf(recipe.ingredients, recipe.allergens, NO_HOUSE_MADE).unknown, untold: [] };
    const notes = lineNotes(text(ingredients).split('\n'), doubts);
    return { recipe, strength: strengthWords(traits), notes };
  }, [typed, houseMade]);
}

function strengthWords({ strength, untold }: Pick<RecipeTraits, 'strength' | 'untold'>): string {
  if (strength === null) return untold.length > 0 ? 'The strength is not told.' : '';
  return strength === 0
    ? 'No alcohol, as far as the recipe tells.'
    : `About ${Math.round(strength)}% ABV as served.`;
}

function text(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function linesOf(value: FormValue | undefined): string[] {
  const lines = text(value).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
