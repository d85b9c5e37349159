import { useDeferredValue, useMemo, type ClipboardEvent } from 'react';
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
import { withoutListMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { TextArea } from '#ui/components/Inputs.tsx';
import { readIngredientLine, type IngredientLine } from '#openapi/ingredients/lines/ingredient-line.ts';
import { formatServedLine } from '#openapi/ingredients/servings/format-served-line.ts';

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
      ingredients: filledLines(ingredients),
      instructions: filledLines(instructions),
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

function filledLines(value: FormValue | undefined): string[] {
  const lines = asText(value).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

export function LinesControl({ field, attributes, value, onChange }: FieldControlProps) {
  /** Pastes a list without its bullets, as if it were typed, so that the browser can undo it. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const block = withoutListMarks(text);
    if (block === text) return;
    event.preventDefault();
    area.setRangeText(block, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return (
    <TextArea
      {...attributes}
      name={field.name}
      rows={3}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
      onPaste={onPaste}
    />
  );
}

type UnknownLines = Pick<RecipeTraits, 'unknownIngredients' | 'strengthUnknownFor'>;

const UNKNOWN =
  'what is in it is not known, so this is not offered as free from anything until its allergens are stated';
const CONVERTED_KINDS = ['volume', 'spoonOrCup', 'part'];

/** Each line and garnish that is not understood gets a note. Line numbers count blank lines. */
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
