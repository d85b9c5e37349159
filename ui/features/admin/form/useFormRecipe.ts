import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { StatedAllergen } from '#openapi/generated/model.ts';
import { contentsOf, houseContents, NO_HOUSE_MADE } from '#openapi/ingredients/contents.ts';
import { recipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import type { FormControl, FormValue } from './form-fields.ts';
import { lineNotes } from './line-notes.ts';

const READ = ['name', 'ingredients', 'instructions', 'type', 'glassware', 'garnish', 'allergens'] as const;

/** The recipe in the form, what a visitor is told of it, and what cannot be told. */
export function useFormRecipe(control: FormControl) {
  // Typing goes first.
  const values = useDeferredValue(useWatch({ control, name: READ }));
  const house = useListHouseIngredients(undefined, { query: { select: dataOf } }).data;
  const houseMade = useMemo(() => (house ? houseContents(house) : NO_HOUSE_MADE), [house]);
  const key = JSON.stringify(values);
  return useMemo(() => {
    const [name, ingredients, instructions, type, glassware, garnish, allergens] = JSON.parse(
      key,
    ) as FormValue[];
    const recipe = {
      name: text(name),
      ingredients: linesOf(ingredients),
      instructions: linesOf(instructions),
      type: text(type) || null,
      glassware: text(glassware) || null,
      garnish: listOf(garnish),
      allergens: listOf(allergens) as StatedAllergen[],
    };
    const traits = recipeTraits(recipe, houseMade);
    // What the house makes has no garnish; its strength is told nowhere, and it is made of no other of its kind.
    const doubts = Array.isArray(garnish)
      ? traits
      : { unknown: contentsOf(recipe.ingredients, recipe.allergens, NO_HOUSE_MADE).unknown, untold: [] };
    return { recipe, traits, notes: lineNotes(text(ingredients).split('\n'), doubts) };
  }, [key, houseMade]);
}

function text(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function linesOf(value: FormValue | undefined): string[] {
  return text(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
