import { useDeferredValue, useMemo } from 'react';
import type { StatedAllergen } from '#openapi/generated/model.ts';
import { recipeAllergens, houseAllergens, NO_HOUSE_MADE } from '#openapi/ingredients/allergens.ts';
import { recipeTraits, type RecipeTraits } from '#openapi/ingredients/recipe-traits.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useListHouseIngredients } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { describedBy } from '#ui/components/Field.tsx';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import {
  asText,
  type FieldControlProps,
  type FormValue,
  type FormValues,
} from '../../resources/form-fields.ts';
import { lineNotes } from './line-notes.ts';
import { LinesControl } from './LinesControl.tsx';

export function IngredientsControl(props: FieldControlProps) {
  const { field, attributes, values = {} } = props;
  const isDrink = field.ingredientsOf === 'cocktail';
  const { recipe, strength, notes } = useFormRecipe(values, isDrink);
  const notesId = `${attributes.id}-notes`;
  return (
    <>
      <LinesControl
        {...props}
        attributes={{
          ...attributes,
          'aria-describedby': describedBy(attributes['aria-describedby'], notes.length > 0 && notesId),
        }}
      />
      {notes.length > 0 && (
        <ul id={notesId} className="grid gap-1 text-sm wrap-anywhere text-warning">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {isDrink && (
        <div role="group" aria-label="What visitors will see" className="flex items-center gap-4 text-sm">
          <CocktailPlate
            recipe={recipe}
            title={`The drawing of ${recipe.name || 'the drink'}`}
            className="w-16 shrink-0"
          />
          <p>{strength}</p>
        </div>
      )}
    </>
  );
}

function useFormRecipe(values: FormValues, isDrink: boolean) {
  // The deferred value lets the typed letter appear before the drawing and the notes.
  const { name, ingredients, instructions, type, glassware, garnish, allergens } = useDeferredValue(values);
  const house = useListHouseIngredients(undefined, { query: { select: selectData } }).data;
  const houseMade = useMemo(() => (house ? houseAllergens(house) : NO_HOUSE_MADE), [house]);
  return useMemo(() => {
    const recipe = {
      name: asText(name),
      ingredients: linesOf(ingredients),
      instructions: linesOf(instructions),
      type: asText(type) || null,
      glassware: asText(glassware) || null,
      garnish: listOf(garnish),
      allergens: listOf(allergens) as StatedAllergen[],
    };
    const traits = recipeTraits(recipe, houseMade);
    // A house-made ingredient has no garnish and shows no strength, and it contains no other house-made one.
    const doubts = isDrink
      ? traits
      : { ...recipeAllergens(recipe.ingredients, recipe.allergens, NO_HOUSE_MADE), strengthUnknownFor: [] };
    const notes = lineNotes(asText(ingredients).split('\n'), doubts);
    return { recipe, strength: formatStrength(traits), notes };
  }, [name, ingredients, instructions, type, glassware, garnish, allergens, houseMade, isDrink]);
}

function formatStrength({ strength, strengthUnknownFor }: RecipeTraits): string {
  if (strength === null) return strengthUnknownFor.length > 0 ? 'The strength is unknown.' : '';
  return strength === 0
    ? 'No alcohol, as far as the recipe says.'
    : `About ${Math.round(strength)}% ABV as served.`;
}

function listOf(value: FormValue | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function linesOf(value: FormValue | undefined): string[] {
  const lines = asText(value).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
